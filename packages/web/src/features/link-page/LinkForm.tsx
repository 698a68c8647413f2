import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { openLink } from '@ardoise/domain/contract/files.ts';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { useId } from 'react';
import { Banner } from '../../components/Banner.tsx';
import { Button } from '../../components/Button.tsx';
import { formatDate } from '../../components/format-date.ts';
import { formatSize } from '../../components/format-number.ts';
import { Icon } from '../../components/Icon.tsx';
import { ChosenFiles, Progress } from './ChosenFiles.tsx';
import { acceptOf, formatsInWords, linkReason, linkTitle, linkWords } from './link-words.ts';
import type { Receipt } from './send-files.ts';
import { useSending } from './use-sending.ts';

interface LinkFormProps {
  token: string;
  link: ReplyOf<typeof openLink & Call>;
  onSent: (receipt: Receipt) => void;
}

/** Sender and request, and the files to send. */
export function LinkForm({ token, link, onSent }: LinkFormProps) {
  const sending = useSending(token, link, onSent);
  const help = useId();
  const busy = sending.progress !== null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sending.send();
      }}
    >
      <h1 className="title-page">{linkTitle(link)}</h1>
      <p className="lede">
        {linkReason(link.purpose)} <b>{link.nameProjet}</b>. {linkWords(link.purpose).help}
      </p>
      {link.instructions && <q className="link-page-asked">{link.instructions}</q>}
      <label className="link-page-pick">
        <Icon of={IconUpload} size="l" />
        <b>{sending.files.length === 0 ? 'Choisir un fichier' : 'Ajouter un fichier'}</b>
        <span className="meta" id={help}>
          {formatsInWords(link.formats)}, {formatSize(link.tailleMax)} au plus
        </span>
        <input
          type="file"
          multiple
          accept={acceptOf(link.formats)}
          aria-describedby={help}
          disabled={busy}
          onChange={(event) => {
            sending.add([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </label>
      {sending.refused.map((reason) => (
        <Banner key={reason} tone="wait" role="alert">
          {reason}
        </Banner>
      ))}
      <ChosenFiles files={sending.files} onRemove={busy ? undefined : sending.remove} />
      {sending.progress !== null && <Progress fraction={sending.progress} />}
      {sending.failure && (
        <Banner tone="stop" role="alert">
          {sending.failure}
        </Banner>
      )}
      <div className="link-page-actions">
        {busy && <Button onClick={sending.cancel}>Annuler l’envoi</Button>}
        <Button tone="main" size="l" type="submit" wide busy={busy} refused={sending.files.length === 0}>
          Envoyer
        </Button>
      </div>
      <p className="hint">
        Ce lien est personnel, sert une seule fois et reste valable jusqu’au {formatDate(link.expire)}.
      </p>
    </form>
  );
}
