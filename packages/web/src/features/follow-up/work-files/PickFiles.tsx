import type { FileType } from '@ardoise/domain/contract/files.ts';
import { useId } from 'react';
import { buttonClass } from '../../../components/Button.tsx';
import { acceptOf } from '../../../components/files/accepted-files.ts';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import './PickFiles.css';

interface PickFilesProps {
  label: string;
  icon: Drawing;
  type: FileType;
  multiple?: boolean;
  /** So that 'Pourquoi pas ?' can lead here. */
  id?: string | undefined;
  describedBy?: string | undefined;
  onPick: (files: File[]) => void;
}

/** A button that asks for files; by keyboard it is the browser's own control. */
export function PickFiles({ label, icon, type, multiple = true, id, describedBy, onPick }: PickFilesProps) {
  const own = useId();
  return (
    <span className="pick-files">
      <input
        className="visually-hidden"
        id={id ?? own}
        type="file"
        multiple={multiple}
        accept={acceptOf(type)}
        aria-describedby={describedBy}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // The same file may be picked again after a failure.
          event.target.value = '';
        }}
      />
      <label className={buttonClass({})} htmlFor={id ?? own}>
        <Icon of={icon} />
        {label}
      </label>
    </span>
  );
}
