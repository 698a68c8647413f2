import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import { Banner } from '../../../components/Banner.tsx';
import { Button } from '../../../components/Button.tsx';
import { FileInput } from '../../../components/card-text/FileInput.tsx';
import { ChosenFiles, Progress } from '../ChosenFiles.tsx';
import { acceptOf } from '../link-words.ts';
import type { useSending } from '../use-sending.ts';
import { Head, Refused, SendBar, sendWords } from './OwnerFrame.tsx';
import type { TextLink } from './use-owner-card.ts';

interface UnreadFilesProps {
  link: TextLink;
  sending: ReturnType<typeof useSending>;
  /** Why the last one was not read. */
  reason: string | null;
  onPick: (files: readonly File[]) => void;
}

/** Files that are not read here, sent as they are: several photos of one card together. */
export function UnreadFiles({ link, sending, reason, onPick }: UnreadFilesProps) {
  const busy = sending.progress !== null;
  return (
    <>
      <Head link={link} title="À transmettre à l’agence" />
      <Banner tone="wait">
        {reason ?? 'L’agence reprendra le texte de ces fichiers. Rien d’autre n’est à faire.'}
      </Banner>
      <ChosenFiles files={sending.files} onRemove={busy ? undefined : sending.remove} />
      <Refused reasons={sending.refused} />
      {sending.progress !== null && <Progress fraction={sending.progress} />}
      {sending.failure && (
        <Banner tone="stop" role="alert">
          {sending.failure}
        </Banner>
      )}
      <p className="actions">
        <FileInput words="Une page de plus" accept="image/jpeg" camera onPick={onPick} />
        <FileInput tone="text" words="Ajouter un fichier" accept={acceptOf(link.formats)} onPick={onPick} />
      </p>
      <SendBar>
        {busy && <Button onClick={sending.cancel}>Annuler l’envoi</Button>}
        <Button tone="main" size="l" wide icon={IconSend} busy={busy} onClick={sending.send}>
          {sendWords(link)}
        </Button>
      </SendBar>
    </>
  );
}
