import { VISUALS, withVisuals } from '@ardoise/domain/kinds/chr/steps/cocktails.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import { hasTextOrFile } from '@ardoise/domain/projects/has-card-text.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { Button } from '../../../../components/Button.tsx';
import { formatDate, formatDateTime } from '../../../../components/format-date.ts';
import { Modal } from '../../../../components/Modal.tsx';
import { NetworkNeeded } from '../../../../components/NetworkNeeded.tsx';
import { useNetworkState } from '../../../../hooks/use-network-state.ts';
import { useNow } from '../../../../hooks/use-now.ts';
import { Catalogue } from '../../catalogue/Catalogue.tsx';
import type { PopinProps } from '../../session/kind-screens.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { CardText } from './CardText.tsx';
import { DrinkPrices } from './DrinkPrices.tsx';
import { Formules } from './Formules.tsx';
import { isLive, type SentLink, useTextFileLink } from './use-text-file-link.ts';

function fate(link: SentLink, now: number): string {
  if (link.utilise !== null) return `fichier reçu le ${formatDateTime(link.utilise)}`;
  if (link.revoque !== null) return 'remplacé par un autre lien';
  return isLive(link, now) ? `valable jusqu’au ${formatDate(link.expire)}` : 'expiré';
}

function SentLinks({ links }: { links: readonly SentLink[] }) {
  const now = useNow();
  if (links.length === 0) return <p className="hint chr-no-link">Aucun lien n’est encore parti.</p>;
  return (
    <ul className="chr-links">
      {links.map((link) => (
        <li key={`${link.email} ${link.t_envoi}`}>
          <b>{link.email}</b>
          <span className="meta">
            envoyé le {formatDateTime(link.t_envoi)}, {fate(link, now)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The text is sent as a file: mails the single-use link that requests it, and lists sent links with their state. */
function TextFileLinks({ email }: { email: string }) {
  const { sent, asked, busy, sendNow, allowed } = useTextFileLink();
  const { reached } = useNetworkState();
  if (!reached)
    return (
      <div className="wizard-form chr-text-file">
        <NetworkNeeded act="envoyer le lien" />
      </div>
    );
  return (
    <div className="wizard-form chr-text-file">
      <Button
        icon={IconMailForward}
        busy={busy}
        refused={!allowed || !EMAIL.test(email.trim())}
        onClick={() => void sendNow()}
      >
        {asked ? 'Renvoyer le lien' : 'Envoyer le lien'}
      </Button>
      <SentLinks links={sent} />
    </div>
  );
}

/** Below the address of the text's holder. */
function TextFileRequest() {
  const { current } = useWizardSession();
  const { hasFichierTexte, emailCLient = '' } = current.contenu_fichier_texte ?? {};
  const isAsked = hasFichierTexte === 'oui' && !hasTextOrFile(current);
  return isAsked ? <TextFileLinks email={emailCLient} /> : null;
}

/** Prompts at 'Suivant' whether the card shows its cocktails (specification/wizards.md#visuals-of-cocktails). */
function VisualsPopin({ onAnswered, onClose }: PopinProps) {
  const { current, put } = useWizardSession();
  const { infocarte } = current;
  const answer = (visuals: 'oui' | 'non') => () => {
    put('infocarte', { ...infocarte, cocktails: withVisuals(infocarte?.cocktails, visuals) });
    onAnswered();
  };
  return (
    <Modal
      title={VISUALS.question}
      size="s"
      onClose={onClose}
      footer={
        <>
          <Button onClick={answer('non')}>Non</Button>
          <Button tone="main" onClick={answer('oui')}>
            Oui
          </Button>
        </>
      }
    >
      <p>Vous pourrez changer de réponse sous la liste des cocktails.</p>
    </Modal>
  );
}

/** Legal mentions of every card, as printed. */
function Mentions() {
  return (
    <section className="group">
      <h2 className="title-section">Mentions imprimées sur la carte</h2>
      <Catalogue list="mentions">
        {(mentions) => (
          <ul className="chr-mentions">
            {mentions.map((mention) => (
              <li key={mention.id}>
                <span className="meta">{mention.name}</span>
                <span>{mention.texte}</span>
              </li>
            ))}
          </ul>
        )}
      </Catalogue>
    </section>
  );
}

/** The parts of a card's wizard that its first steps do not show, in one script. */
export const chrLater = { CardText, DrinkPrices, Formules, Mentions, TextFileRequest, VisualsPopin };
