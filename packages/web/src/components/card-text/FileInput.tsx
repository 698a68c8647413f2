import { type ChangeEvent, useId } from 'react';
import { type ButtonTone, buttonClass } from '../Button.tsx';
import { type Drawing, Icon } from '../Icon.tsx';
import { acceptOf } from '../uploads/accepted-files.ts';

interface FileInputProps {
  words: string;
  icon?: Drawing;
  tone?: ButtonTone;
  size?: 'm' | 'l';
  className?: string;
  /** What the device offers; by default what is taken as the text of a card. */
  accept?: string;
  /** The camera of a phone or a tablet, facing away. */
  camera?: boolean;
  onPick: (files: readonly File[]) => void;
}

/** Picks the owner's file: a label of its input, so that one tap opens the device's files. */
export function FileInput(props: FileInputProps) {
  const {
    words,
    icon,
    tone = 'line',
    size = 'm',
    className,
    accept = acceptOf('texte'),
    camera,
    onPick,
  } = props;
  const id = useId();
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])]);
    // Allows picking the same file again.
    event.target.value = '';
  };
  return (
    <span>
      <input
        className="visually-hidden"
        type="file"
        id={id}
        accept={accept}
        capture={camera ? 'environment' : undefined}
        onChange={pick}
      />
      <label htmlFor={id} className={buttonClass({ tone, size, className })}>
        {icon && <Icon of={icon} />}
        {words}
      </label>
    </span>
  );
}
