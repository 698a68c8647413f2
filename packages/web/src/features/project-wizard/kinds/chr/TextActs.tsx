import { HAS_TEXT_FILE } from '@ardoise/domain/kinds/chr/steps/photo.ts';
import IconMailForward from '@tabler/icons-react/dist/esm/icons/IconMailForward.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import type { ChangeEvent } from 'react';
import { Button, type ButtonTone, buttonClass } from '../../../../components/Button.tsx';
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
import { useTextSource } from './use-text-source.ts';

interface PhotoInputsProps extends Pick<UploadZoneProps, 'id' | 'type'> {
  tone: ButtonTone;
  camera: string;
  words: string;
  onPick: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** With a finger the camera, with a mouse the files; one is hidden by its style. */
function PhotoInputs({ id, type, tone, camera, words, onPick }: PhotoInputsProps) {
  return (
    <>
      <CameraButton
        id={`${id}-camera`}
        tone={tone}
        words={camera}
        className={tone === 'main' ? 'card-text-act' : undefined}
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
          size: tone === 'main' ? 'l' : 'm',
          className: tone === 'main' ? 'card-text-files card-text-act' : 'card-text-files',
        })}
      >
        <Icon of={IconPhoto} />
        {words}
      </label>
    </>
  );
}

/** Two acts in place of a question: the first photo answers it, and so does the request by mail. */
export function TextActs(props: UploadZoneProps) {
  const { projectId, type, id, label, error, onUploaded, onUnderWay } = props;
  const { current } = useWizardSession();
  const { ask, photograph } = useTextSource();
  const { pending, add, pick, retry, cancel } = usePickedFiles({ projectId, type, onUploaded, onUnderWay });
  const taken = (current.contenu ?? []).length > 0;
  function answered<Given>(take: (given: Given) => void) {
    return (given: Given) => {
      if (current.contenu_fichier_texte?.hasFichierTexte !== 'non') photograph();
      take(given);
    };
  }
  const pickPhotos = answered(pick);
  return (
    <div
      className={error ? 'field field-bad' : 'field'}
      // The question that both acts answer; the files are their own answer.
      id={fieldId(HAS_TEXT_FILE.path)}
      tabIndex={-1}
    >
      <DropZone label={label} bare onDrop={answered(add)}>
        {taken ? (
          <p className="actions">
            <PhotoInputs
              {...{ id, type }}
              tone="line"
              camera="Une page de plus"
              words="Ajouter des photos ou un PDF"
              onPick={pickPhotos}
            />
          </p>
        ) : (
          <>
            <div className="card-text-acts">
              <section>
                <img src={photographCard} alt="" />
                <div>
                  <h2 className="title-section">Photographier la carte actuelle</h2>
                  <p className="meta">Chaque page à plat, de jour. Vous poserez vos post-its dessus.</p>
                  <PhotoInputs
                    {...{ id, type }}
                    tone="main"
                    camera="Prendre une photo"
                    words="Choisir des photos ou un PDF"
                    onPick={pickPhotos}
                  />
                </div>
              </section>
              <section>
                <img src={askText} alt="" />
                <div>
                  <h2 className="title-section">Demander le texte au client par e-mail</h2>
                  <p className="meta">Il reçoit un lien et dépose son fichier .doc, .ppt ou .xls.</p>
                  <Button size="l" className="card-text-act" icon={IconMailForward} onClick={ask}>
                    Demander le texte
                  </Button>
                </div>
              </section>
            </div>
            <p className="card-text-or card-text-device">
              Déjà sur cet appareil&nbsp;?
              <label htmlFor={id} className={buttonClass({ tone: 'text' })}>
                <Icon of={IconPhoto} />
                Choisir des photos ou un PDF
              </label>
            </p>
          </>
        )}
      </DropZone>
      <FieldMessage id={messageId(HAS_TEXT_FILE.path)} error={error} />
      <UploadList pending={pending} retry={retry} cancel={cancel} />
    </div>
  );
}
