import IconCamera from '@tabler/icons-react/dist/esm/icons/IconCamera.mjs';
import IconPhoto from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import { type ChangeEvent, useId } from 'react';
import { buttonClass } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { acceptOf } from '../../../components/uploads/accepted-files.ts';
import { CameraButton } from '../../../components/uploads/CameraButton.tsx';
import '../../../components/uploads/Upload.css';

interface PickProps {
  onPick: (files: readonly File[]) => void;
}

/** The picked files; the same one may be picked again. */
const picked = (onPick: PickProps['onPick']) => (event: ChangeEvent<HTMLInputElement>) => {
  const files = [...(event.target.files ?? [])];
  event.target.value = '';
  if (files.length > 0) onPick(files);
};

interface ChooseInputProps extends PickProps {
  id: string;
  /** One of its labels may be hidden. */
  label: string;
  /** By finger the camera takes its place. */
  byMouse?: boolean;
}

function ChooseInput({ id, label, byMouse = false, onPick }: ChooseInputProps) {
  return (
    <input
      className={byMouse ? 'visually-hidden pose-photos-input' : 'visually-hidden'}
      aria-label={label}
      type="file"
      id={id}
      accept={acceptOf('photo_pose')}
      multiple
      onChange={picked(onPick)}
    />
  );
}

/** The first act: the camera, where there is one, before what is in the telephone. */
export function FirstPhoto({ onPick }: PickProps) {
  const id = useId();
  return (
    <>
      <CameraButton id={`${id}-camera`} tone="main" onPick={picked(onPick)} />
      <ChooseInput id={id} label="Choisir des photos" onPick={onPick} />
      <label htmlFor={id} className={buttonClass({ tone: 'text', className: 'pose-photos-by-finger' })}>
        <Icon of={IconPhoto} />
        Choisir dans le téléphone
      </label>
      <label
        htmlFor={id}
        className={buttonClass({ tone: 'main', size: 'l', className: 'pose-photos-by-mouse' })}
      >
        <Icon of={IconPhoto} />
        Choisir des photos
      </label>
    </>
  );
}

interface OneMoreProps extends PickProps {
  words: string;
  className?: string;
}

/** One more, or another one: the camera by finger, a file by mouse. */
export function OneMore({ words, className = '', onPick }: OneMoreProps) {
  const id = useId();
  return (
    <>
      <CameraButton
        id={`${id}-camera`}
        tone="line"
        words={words}
        className={className}
        onPick={picked(onPick)}
      />
      <ChooseInput id={id} label={words} byMouse onPick={onPick} />
      <label
        htmlFor={id}
        className={buttonClass({ tone: 'line', className: `${className} pose-photos-by-mouse` })}
      >
        <Icon of={IconCamera} />
        {words}
      </label>
    </>
  );
}
