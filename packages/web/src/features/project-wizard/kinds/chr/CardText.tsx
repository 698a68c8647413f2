import { readFile } from '@ardoise/domain/contract/files.ts';
import { CARD_PHOTOS, CARD_TEXT_MAIL, HAS_TEXT_FILE } from '@ardoise/domain/kinds/chr/steps/photo.ts';
import { hasCardText } from '@ardoise/domain/projects/has-card-text.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import type { ComponentType } from 'react';
import { addressOf } from '../../../../api/request.ts';
import { Button } from '../../../../components/Button.tsx';
import { FileInput } from '../../../../components/card-text/FileInput.tsx';
import { TextRow, TextRows } from '../../../../components/card-text/TextRows.tsx';
import { Icon } from '../../../../components/Icon.tsx';
import { useToast } from '../../../../components/Toast.tsx';
import { DropZone } from '../../../../components/uploads/DropZone.tsx';
import { UploadList } from '../../../../components/uploads/UploadList.tsx';
import type { UploadZoneProps } from '../../../../components/uploads/UploadZone.tsx';
import { readCardFile } from '../../card-text/card-file.ts';
import { useCard } from '../../card-text/use-card.ts';
import { PhotosField } from '../../fields/PhotosField.tsx';
import { StepFields } from '../../fields/StepFields.tsx';
import { useAnswer } from '../../fields/use-answer.ts';
import { useErrorOf } from '../../session/use-error-of.ts';
import { useOnce } from '../../session/use-once.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import { AskAlso } from './AskAlso.tsx';
import { KeptFile, ReadFile, TextSummary } from './BroughtText.tsx';
import { ReceivedLines } from './ReceivedLines.tsx';
import { MorePhotos, TextActs } from './TextActs.tsx';
import { TextActsContext, useStepTextActs, useTextActs } from './use-text-acts.tsx';
import { useTextSource } from './use-text-source.ts';
import './CardText.css';

/** The text is in a file: here, to be pasted, or asked from the client by mail. */
function FileOfText() {
  const { photograph } = useTextSource();
  const acts = useStepTextActs();
  return (
    <div className="wizard-form">
      <p className="lede">Vous pouvez terminer et signer la commande sans l’attendre.</p>
      <DropZone label="Le fichier du client" large onDrop={acts.pick}>
        <div className="card-text-file">
          <Icon of={IconFileUpload} size="l" />
          <b>Le fichier est ici</b>
          <p className="meta">
            Word (.docx), Excel (.xlsx) ou PDF&nbsp;: lu en quelques secondes, 50&nbsp;Mo au plus.
          </p>
          <FileInput tone="main" size="l" words="Choisir le fichier" onPick={acts.pick} />
          <p className="meta">.doc, .xls et .ppt sont gardés pour l’agence, sans être lus.</p>
        </div>
      </DropZone>
      <TextRows>
        <TextRow
          icon={IconClipboardText}
          title="Coller le texte"
          words="Depuis un e-mail, un site ou un tableau."
          act={<Button onClick={acts.startPasting}>Coller</Button>}
        />
      </TextRows>
      <h2 className="title-sub card-text-ask">Demander le texte au client</h2>
      <p className="meta">
        Un lien à usage unique, valable 14&nbsp;jours. Ce qu’il dépose est lu de la même façon.
      </p>
      <StepFields groups={[{ fields: [CARD_TEXT_MAIL] }]} />
      <p className="card-text-or">
        <Button tone="text" icon={IconArrowLeft} onClick={photograph}>
          Plutôt la carte imprimée
        </Button>
      </p>
    </div>
  );
}

/** The photos of the present card, added by the acts of this zone. */
function Photos({ Zone }: { Zone: ComponentType<UploadZoneProps> }) {
  const { current } = useWizardSession();
  const answer = useAnswer(CARD_PHOTOS);
  const missing = useErrorOf(CARD_PHOTOS.path);
  const open = useErrorOf(HAS_TEXT_FILE.path);
  return (
    <PhotosField
      field={CARD_PHOTOS}
      {...answer}
      value={current.contenu}
      present={answer.present as () => typeof current.contenu}
      help={undefined}
      error={missing ?? open}
      Zone={Zone}
    />
  );
}

/** A PDF among the photos may have a text: read once, when it is asked for. */
function ReadablePdf() {
  const { current, project } = useWizardSession();
  const { change } = useCard();
  const toast = useToast();
  const { busy, once } = useOnce();
  const pdf = current.contenu?.find(({ filename = '' }) => /\.pdf$/i.test(filename));
  if (pdf?.photo === undefined) return null;
  const { photo: id, filename = '' } = pdf;
  const read = () =>
    once(async () => {
      try {
        const reply = await fetch(addressOf(readFile, { params: { id } }));
        if (!reply.ok) throw new Error(`${reply.status}`);
        const file = new File([await reply.blob()], filename);
        void readCardFile({ project: project._id.$oid, stored: { id, filename }, file, change });
      } catch {
        // The photo is attached all the same.
        toast({ tone: 'stop', message: 'Ce PDF n’a pas pu être lu. Réessayez dans un instant.' });
      }
    });
  return (
    <TextRows>
      <TextRow
        icon={IconFileText}
        title={shownFileName(filename)}
        words="Un PDF a souvent son texte&nbsp;: Ardoise lit les plats et les prix, vous relisez."
        act={
          <Button busy={busy} onClick={() => void read()}>
            Lire son texte
          </Button>
        }
      />
    </TextRows>
  );
}

/** Beside what is here: photos, and the question to the client. */
function Besides() {
  return (
    <>
      <Photos Zone={MorePhotos} />
      <TextRows>
        <AskAlso />
      </TextRows>
    </>
  );
}

/** What of the text is here, if anything. */
function Brought() {
  const { current } = useWizardSession();
  const acts = useStepTextActs();
  const { origine } = current.lectureCarte ?? {};
  if (acts.file?.phase === 'reading') return <ReadFile file={acts.file} />;
  if (hasCardText(current)) return <TextSummary acts={acts} />;
  const name = acts.file?.name ?? origine?.nom ?? '';
  const reason = acts.file?.reason ?? 'Ce fichier n’a pas été lu\u00a0: l’agence reprendra le texte.';
  return <KeptFile name={name} reason={reason} acts={acts} />;
}

const isBrought = (current: WizardProject, isRead: boolean): boolean =>
  isRead || hasCardText(current) || Boolean(current.lectureCarte?.origine?.fichier);

/** Source of the card's text: what is brought of it, photos of the present card, or a file that is asked for. */
export function CardText() {
  const { current } = useWizardSession();
  const acts = useTextActs();
  const { contenu_fichier_texte: text, contenu = [] } = current;
  const brought = isBrought(current, acts.file !== null);
  return (
    <TextActsContext value={acts}>
      <ReceivedLines />
      {brought ? (
        <div className="card-text-brought">
          <Brought />
          <Besides />
        </div>
      ) : text?.hasFichierTexte === 'oui' ? (
        <FileOfText />
      ) : (
        <>
          {contenu.length > 0 && (
            <p className="lede">Posez un post-it sur chaque photo, là où le texte change.</p>
          )}
          <Photos Zone={TextActs} />
          <ReadablePdf />
        </>
      )}
      <UploadList pending={acts.pending} retry={acts.retry} cancel={acts.cancel} />
      {acts.dialogs}
    </TextActsContext>
  );
}
