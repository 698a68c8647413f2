import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { useState } from 'react';
import { counted } from '../format-number.ts';
import { Icon } from '../Icon.tsx';
import './FileThumbnail.css';

interface FileThumbnailProps {
  file: Pick<ProjectFile, 'photo' | 'filename'> | undefined;
  /** Post-its on it. */
  notes?: number;
}

/** A file as a picture: its thumbnail on paper, its post-its counted; its extension where there is no picture. */
export function FileThumbnail({ file, notes = 0 }: FileThumbnailProps) {
  const [broken, setBroken] = useState(false);
  const extension = /\.([^.]+)$/.exec(file?.filename ?? '')?.[1]?.toUpperCase();
  return (
    <span className="file-thumb">
      {file?.photo && !broken ? (
        <img src={file.photo} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <span className="file-none">
          <Icon of={IconFile} size="l" />
          {extension}
        </span>
      )}
      {notes > 0 && (
        <span className="notes">
          <Icon of={IconNote} size="s" />
          {notes}
          <span className="sr">{notes > 1 ? ' post-its' : ' post-it'}</span>
        </span>
      )}
    </span>
  );
}

/** '3 post-its' */
export function notesInWords(notes: number): string {
  return counted(notes, 'post-it', 'post-its');
}
