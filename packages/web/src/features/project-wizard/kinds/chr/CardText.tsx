import { CARD_PHOTOS, CARD_TEXT_MAIL, HAS_TEXT_FILE } from '@ardoise/domain/kinds/chr/steps/photo.ts';
import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import { Button } from '../../../../components/Button.tsx';
import { PhotosField } from '../../fields/PhotosField.tsx';
import { StepFields } from '../../fields/StepFields.tsx';
import { useAnswer } from '../../fields/use-answer.ts';
import { useErrorOf } from '../../session/use-error-of.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { TextActs } from './TextActs.tsx';
import { useTextSource } from './use-text-source.ts';
import './CardText.css';

/** The text is requested from the client by mail: to whom, and what happens. */
function AskedText() {
  const { photograph } = useTextSource();
  return (
    <div className="wizard-form">
      <p className="lede">
        Le client reçoit un lien à usage unique, valable 14&nbsp;jours, et y dépose un fichier .doc, .ppt ou
        .xls. Vous pouvez terminer et signer sans l’attendre.
      </p>
      <StepFields groups={[{ fields: [CARD_TEXT_MAIL] }]} />
      <p className="card-text-or">
        Il a la carte sous la main&nbsp;?
        <Button tone="text" icon={IconCamera} onClick={photograph}>
          La photographier
        </Button>
      </p>
    </div>
  );
}

/** Two acts that add photos; then the photos. */
function PhotographedText() {
  const { current } = useWizardSession();
  const { ask } = useTextSource();
  const answer = useAnswer(CARD_PHOTOS);
  const missing = useErrorOf(CARD_PHOTOS.path);
  const open = useErrorOf(HAS_TEXT_FILE.path);
  const taken = (current.contenu ?? []).length > 0;
  return (
    <>
      {taken && <p className="lede">Posez un post-it sur chaque photo, là où le texte change.</p>}
      <PhotosField
        field={CARD_PHOTOS}
        {...answer}
        value={current.contenu}
        present={answer.present as () => typeof current.contenu}
        help={undefined}
        error={missing ?? open}
        Zone={TextActs}
      />
      {taken && (
        <p className="card-text-or">
          Plutôt le fichier du client&nbsp;?
          <Button tone="text" icon={IconMailForward} onClick={ask}>
            Demander le texte
          </Button>
        </p>
      )}
    </>
  );
}

/** Source of the card's text: photos of the present one, or a file requested from the client. */
export function CardText() {
  const { contenu_fichier_texte: text } = useWizardSession().current;
  return text?.hasFichierTexte === 'oui' ? <AskedText /> : <PhotographedText />;
}
