import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { Button } from '../../../../components/Button.tsx';
import { TextRow } from '../../../../components/card-text/TextRows.tsx';
import { formatDateTime } from '../../../../components/format-date.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { useTextFileLink } from './use-text-file-link.ts';

/** The text is here: no link leaves by itself, the client may be asked all the same. */
export function AskAlso() {
  const { current, present, put } = useWizardSession();
  const { sent, busy, sendNow, allowed } = useTextFileLink();
  const email = current.contenu_fichier_texte?.emailCLient || current.pdv?.emailCLient || '';
  const [last] = sent;
  const isAddress = EMAIL.test(email.trim());
  const ask = () => {
    const { contenu_fichier_texte: text } = present();
    if (!text?.emailCLient) put('contenu_fichier_texte', { ...text, emailCLient: email });
    void sendNow();
  };
  const words = !isAddress
    ? 'L’adresse du client manque.'
    : last === undefined
      ? `${email}. Le texte est là\u00a0: aucun lien ne part sans vous.`
      : `Demandé à ${last.email} le ${formatDateTime(last.t_envoi)}.`;
  return (
    <TextRow
      icon={IconMailForward}
      title="E-mail du client"
      words={words}
      act={
        <Button busy={busy} refused={!allowed || !isAddress} onClick={ask}>
          Demander aussi au client
        </Button>
      }
    />
  );
}
