import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { useRef, useSyncExternalStore } from 'react';
import { useUploads } from '../../../components/uploads/use-uploads.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { cardFileOf, readCardFile, subscribeToCardFiles } from './card-file.ts';
import { useCard } from './use-card.ts';

/** The owner's file: attached to the order, then read. */
export function useCardFile() {
  const { project } = useWizardSession();
  const { change } = useCard();
  const id = project._id.$oid;
  const picked = useRef<File | null>(null);
  const file = useSyncExternalStore(
    subscribeToCardFiles,
    () => cardFileOf(id),
    () => null,
  );
  const onUploaded = (stored: ProjectFile) => {
    // Read beside the steps: none waits for it.
    if (picked.current !== null) void readCardFile({ project: id, stored, file: picked.current, change });
  };
  const { pending, add, retry, cancel } = useUploads({ projectId: id, type: 'texte', onUploaded });
  const pick = (files: readonly File[]) => {
    const [first] = files;
    if (first === undefined) return;
    picked.current = first;
    add([first]);
  };
  return { file, pending, pick, retry, cancel };
}
