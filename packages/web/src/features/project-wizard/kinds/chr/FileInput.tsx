import { type ChangeEvent, useId } from 'react';
import { type ButtonTone, buttonClass } from '../../../../components/Button.tsx';
import { type Drawing, Icon } from '../../../../components/Icon.tsx';
import { acceptOf } from '../../../../components/uploads/accepted-files.ts';

interface FileInputProps {
  words: string;
  icon?: Drawing;
  tone?: ButtonTone;
  size?: 'm' | 'l';
  className?: string;
  onPick: (files: readonly File[]) => void;
}

/** Picks the owner's file: a label of its input, so that one tap opens the device's files. */
export function FileInput({ words, icon, tone = 'line', size = 'm', className, onPick }: FileInputProps) {
  const id = useId();
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onPick([...(event.target.files ?? [])]);
    // Allows picking the same file again.
    event.target.value = '';
  };
  return (
    <span>
      <input className="visually-hidden" type="file" id={id} accept={acceptOf('texte')} onChange={pick} />
      <label htmlFor={id} className={buttonClass({ tone, size, className })}>
        {icon && <Icon of={icon} />}
        {words}
      </label>
    </span>
  );
}
