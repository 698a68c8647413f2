import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import { useRef, useSyncExternalStore } from 'react';
import { messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';
import { useToast } from '../../../components/Toast.tsx';
import { useUploads } from '../../../components/uploads/use-uploads.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { cardFileOf, formerFile, readCardFile, subscribeToCardFiles } from './card-file.ts';
import { useCard } from './use-card.ts';

/** The owner's file: attached to the order, then read. */
export function useCardFile() {
  const { project, present } = useWizardSession();
  const { change } = useCard();
  const toast = useToast();
  const id = project._id.$oid;
  const picked = useRef<File | null>(null);
  const file = useSyncExternalStore(
    subscribeToCardFiles,
    () => cardFileOf(id),
    () => null,
  );
  /** The file that another one replaces; a PDF among the photos stays. */
  const forgetFormer = async () => {
    const { lectureCarte, contenu = [] } = present();
    const { origine } = lectureCarte ?? {};
    if (!origine?.fichier || contenu.some(({ photo }) => photo === origine.fichier)) return;
    try {
      const former = formerFile(await request(listFiles, { params: { id } }), origine);
      if (former === undefined) return;
      const { filename } = former;
      await request(deleteFile, { params: { id }, query: { filename } });
    } catch (error) {
      toast({ tone: 'stop', message: `L’ancien fichier est resté joint au projet. ${messageOf(error)}` });
    }
  };
  const onUploaded = (stored: ProjectFile) => {
    void forgetFormer();
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
