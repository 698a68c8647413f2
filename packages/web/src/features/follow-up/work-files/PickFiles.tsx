import type { FileType } from '@ardoise/domain/projects/file-types.ts';
import { useId } from 'react';
import { type ButtonLook, buttonClass } from '../../../components/Button.tsx';
import { type Drawing, Icon } from '../../../components/Icon.tsx';
import { acceptOf } from '../../../components/uploads/accepted-files.ts';

interface PickFilesProps {
  label: string;
  icon?: Drawing;
  type: FileType;
  multiple?: boolean;
  /** Id, as a target of 'Pourquoi pas ?'. */
  id?: string | undefined;
  describedBy?: string | undefined;
  /** The one red button, larger, or a quiet one. */
  look?: ButtonLook;
  onPick: (files: File[]) => void;
}

/** A file button; the native input has the keyboard focus. */
export function PickFiles({
  label,
  icon,
  type,
  multiple = true,
  id,
  describedBy,
  look = {},
  onPick,
}: PickFilesProps) {
  const own = useId();
  return (
    <span>
      <input
        className="visually-hidden"
        id={id ?? own}
        type="file"
        multiple={multiple}
        accept={acceptOf(type)}
        aria-describedby={describedBy}
        onChange={(event) => {
          onPick([...(event.target.files ?? [])]);
          // Allows picking the same file again after a failure.
          event.target.value = '';
        }}
      />
      <label className={buttonClass(look)} htmlFor={id ?? own}>
        {icon && <Icon of={icon} />}
        {label}
      </label>
    </span>
  );
}
