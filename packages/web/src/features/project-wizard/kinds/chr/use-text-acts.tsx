import { withRead } from '@ardoise/domain/card-text/edit-card.ts';
import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import type { PasteDialog } from '../../../../components/card-text/PasteDialog.tsx';
import { ReplaceDialog } from '../../../../components/card-text/ReplaceDialog.tsx';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { newEntryId } from '../../../../components/new-entry-id.ts';
import { wizardPath } from '../../../../components/projects/wizard-path.ts';
import { useNavigate } from '../../../../router/context.ts';
import { useCard } from '../../card-text/use-card.ts';
import { useCardFile } from '../../card-text/use-card-file.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { useTextSource } from './use-text-source.ts';

const LatePasteDialog = lateScreen<ComponentProps<typeof PasteDialog>>(
  async () => (await import('../../../../components/card-text/PasteDialog.tsx')).PasteDialog,
  null,
);

/** The ways to the text of a card: the owner's file, a pasted text, the keyboard; and their dialogs. */
export function useTextActs() {
  const { project, current } = useWizardSession();
  const navigate = useNavigate();
  const { bring, write } = useTextSource();
  const { card, change } = useCard();
  const cardFile = useCardFile();
  const [isPasting, setPasting] = useState(false);
  const [replacement, setReplacement] = useState<readonly File[] | null>(null);
  const open = () => void navigate({ to: wizardPath(project.type, project._id.$oid, 'photo', 'carte') });

  const give = (files: readonly File[]) => {
    bring();
    cardFile.pick(files);
  };
  const pick = (files: readonly File[]) => {
    if (files.length === 0) return;
    if (!hasCardText(current)) return give(files);
    setReplacement(files);
  };
  const paste = (read: readonly ReadSection[]) => {
    setPasting(false);
    bring();
    change((now) => {
      const result = withRead(now, read, { newId: newEntryId }).card;
      return { ...result, reading: { ...result.reading, origine: { type: 'colle' } } };
    });
    open();
  };
  const dialogs = (
    <>
      {isPasting && <LatePasteDialog onAdd={paste} onClose={() => setPasting(false)} />}
      {replacement && (
        <ReplaceDialog card={card} onConfirm={() => give(replacement)} onClose={() => setReplacement(null)} />
      )}
    </>
  );
  const startPasting = () => setPasting(true);
  const startWriting = () => {
    write();
    open();
  };
  return { ...cardFile, dialogs, pick, startPasting, startWriting, open };
}

export type TextActsOfStep = ReturnType<typeof useTextActs>;

export const TextActsContext = createContext<TextActsOfStep | null>(null);

/** The acts of the step around. */
export function useStepTextActs(): TextActsOfStep {
  const acts = useContext(TextActsContext);
  if (acts === null) throw new Error('The acts on a text stand inside its step');
  return acts;
}
