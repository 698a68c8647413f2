import { HAS_TEXT_FILE } from '@ardoise/domain/kinds/chr/steps/photo.ts';
import IconClipboardText from '@tabler/icons-react/dist/esm/icons/IconClipboardText.mjs';
import IconFileUpload from '@tabler/icons-react/dist/esm/icons/IconFileUpload.mjs';
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ChangeEvent } from 'react';
import { Button, type ButtonTone, buttonClass } from '../../../../components/Button.tsx';
import { FileInput } from '../../../../components/card-text/FileInput.tsx';
import { FieldMessage } from '../../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../../components/field-id.ts';
import { Icon } from '../../../../components/Icon.tsx';
import { acceptOf } from '../../../../components/uploads/accepted-files.ts';
import { CameraButton } from '../../../../components/uploads/CameraButton.tsx';
import { DropZone } from '../../../../components/uploads/DropZone.tsx';
import { UploadList } from '../../../../components/uploads/UploadList.tsx';
import type { UploadZoneProps } from '../../../../components/uploads/UploadZone.tsx';
import { usePickedFiles } from '../../../../components/uploads/use-picked-files.ts';
import { useWizardSession } from '../../session/wizard-session.ts';
import askText from './drawings/ask-text.svg';
import photographCard from './drawings/photograph-card.svg';
import { useStepTextActs } from './use-text-acts.tsx';
import { useTextSource } from './use-text-source.ts';

interface PhotoInputsProps extends Pick<UploadZoneProps, 'id' | 'type'> {
  tone: ButtonTone;
  camera: string;
  words: string;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** With a finger the camera, and the device's files below it; with a mouse the files alone. */
function PhotoInputs({ id, type, tone, camera, words, onPick }: PhotoInputsProps) {
  const isMain = tone === 'main';
  return (
    <>
      <CameraButton
        id={`${id}-camera`}
        tone={tone}
        words={camera}
        className={isMain ? 'card-text-act' : undefined}
        onPick={onPick}
      />
      <input
        className="visually-hidden"
        type="file"
        id={id}
        accept={acceptOf(type)}
        multiple
        aria-describedby={messageId(HAS_TEXT_FILE.path)}
        onChange={onPick}
      />
      <label
        htmlFor={id}
        className={buttonClass({
          tone,
          size: isMain ? 'l' : 'm',
          className: isMain ? 'card-text-files card-text-act' : 'card-text-files',
        })}
      >
        <Icon of={IconPhoto} />
        {words}
      </label>
    </>
  );
}

/** Uploads photos; the first one answers the question, unless it is answered. */
function usePhotoInputs({ projectId, type, onUploaded, onUnderWay }: UploadZoneProps) {
  const { write } = useTextSource();
  const picked = usePickedFiles({ projectId, type, onUploaded, onUnderWay });
  function answered<Given>(take: (given: Given) => void) {
    return (given: Given) => {
      write();
      take(given);
    };
  }
  return { ...picked, pickPhotos: answered(picked.pick), addPhotos: answered(picked.add) };
}

type Photos = ReturnType<typeof usePhotoInputs>;

/** The card is printed: photograph it, or write what it says. */
function PrintedCard({ id, type, photos }: Pick<UploadZoneProps, 'id' | 'type'> & { photos: Photos }) {
  const { startWriting } = useStepTextActs();
  return (
    <section>
      <img src={photographCard} alt="" />
      <div>
        <h2 className="title-section">La carte est imprimée</h2>
        <p className="meta">Photographiez chaque page à plat, de jour. Vous poserez vos post-its dessus.</p>
        <PhotoInputs
          {...{ id, type }}
          tone="main"
          camera="Prendre une photo"
          words="Choisir des photos ou un PDF"
          onPick={photos.pickPhotos}
        />
        <ul className="card-text-ways">
          <li className="card-text-device">
            <label htmlFor={id} className={buttonClass({ tone: 'text' })}>
              <Icon of={IconPhoto} />
              Choisir des photos ou un PDF
            </label>
          </li>
          <li>
            <Button tone="text" icon={IconKeyboard} onClick={startWriting}>
              Saisir la carte
            </Button>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** The text is in a file: here, pasted, or asked from the client. */
function TextInFile() {
  const { ask } = useTextSource();
  const { pick, startPasting } = useStepTextActs();
  return (
    <section>
      <img src={askText} alt="" />
      <div>
        <h2 className="title-section">Le texte est dans un fichier</h2>
        <p className="meta">Word, Excel ou PDF&nbsp;: Ardoise lit les plats et les prix, vous relisez.</p>
        <FileInput
          size="l"
          className="card-text-act"
          icon={IconFileUpload}
          words="Le fichier est ici"
          onPick={pick}
        />
        <ul className="card-text-ways">
          <li>
            <Button tone="text" icon={IconClipboardText} onClick={startPasting}>
              Coller le texte
            </Button>
          </li>
          <li>
            <Button tone="text" icon={IconMailForward} onClick={ask}>
              Demander le texte au client
            </Button>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** Photos were taken: more of them, or the text. */
function AfterPhotos({ id, type, photos }: Pick<UploadZoneProps, 'id' | 'type'> & { photos: Photos }) {
  const { ask } = useTextSource();
  const { startWriting } = useStepTextActs();
  return (
    <>
      <p className="actions">
        <PhotoInputs
          {...{ id, type }}
          tone="line"
          camera="Une page de plus"
          words="Ajouter des photos ou un PDF"
          onPick={photos.pickPhotos}
        />
      </p>
      <p className="card-text-or">
        <Button tone="text" icon={IconKeyboard} onClick={startWriting}>
          Saisir la carte
        </Button>
        <Button tone="text" icon={IconMailForward} onClick={ask}>
          Plutôt le fichier du client
        </Button>
      </p>
    </>
  );
}

/** Two ways in place of a question: the first act on either answers it. */
export function TextActs(props: UploadZoneProps) {
  const { type, id, label, error } = props;
  const { current } = useWizardSession();
  const photos = usePhotoInputs(props);
  const taken = (current.contenu ?? []).length > 0;
  return (
    <div
      className={error ? 'field field-bad' : 'field'}
      // The question that both ways answer; the files are their own answer.
      id={fieldId(HAS_TEXT_FILE.path)}
      tabIndex={-1}
    >
      <DropZone label={label} bare onDrop={photos.addPhotos}>
        {taken ? (
          <AfterPhotos {...{ id, type, photos }} />
        ) : (
          <div className="card-text-acts">
            <PrintedCard {...{ id, type, photos }} />
            <TextInFile />
          </div>
        )}
      </DropZone>
      <FieldMessage id={messageId(HAS_TEXT_FILE.path)} error={error} />
      <UploadList {...photos} />
    </div>
  );
}

/** The text is here: photos are useful where the layout counts. */
export function MorePhotos(props: UploadZoneProps) {
  const { type, id, label } = props;
  const { current } = useWizardSession();
  const photos = usePhotoInputs(props);
  const count = (current.contenu ?? []).length;
  return (
    <DropZone label={label} bare onDrop={photos.addPhotos}>
      <div className="card-text-more">
        <div>
          <p>
            <b>Photos de la carte actuelle</b>
          </p>
          {count === 0 && <p className="meta">Aucune. Utiles si la mise en page compte.</p>}
        </div>
        <PhotoInputs
          {...{ id, type }}
          tone="line"
          camera="Prendre une photo"
          words="Ajouter"
          onPick={photos.pickPhotos}
        />
      </div>
      <UploadList {...photos} />
    </DropZone>
  );
}
