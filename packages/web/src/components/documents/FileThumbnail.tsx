import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import IconFile from '@tabler/icons-react/dist/esm/icons/IconFile.mjs';
import IconFileText from '@tabler/icons-react/dist/esm/icons/IconFileText.mjs';
import IconMovie from '@tabler/icons-react/dist/esm/icons/IconMovie.mjs';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import IconVectorBezier from '@tabler/icons-react/dist/esm/icons/IconVectorBezier.mjs';
import { useState } from 'react';
import { counted } from '../format-number.ts';
import { type Drawing, Icon } from '../Icon.tsx';
import './FileThumbnail.css';

/** Icon of the type of file, without a thumbnail. */
const DRAWINGS: readonly [Drawing, RegExp][] = [
  [IconMovie, /^(mp4|m4v|mov|webm|avi|flv|wmv|mpe?g)$/i],
  [IconFileText, /^(docx?|pptx?)$/i],
  [IconTable, /^xlsx?$/i],
  [IconVectorBezier, /^(ai|eps)$/i],
  [IconStack2, /^psd$/i],
];

function drawingOf(extension = ''): Drawing {
  return DRAWINGS.find(([, extensions]) => extensions.test(extension))?.[0] ?? IconFile;
}

interface FileThumbnailProps {
  file: Pick<ProjectFile, 'photo' | 'filename'> | undefined;
  /** Number of post-its. */
  notes?: number;
}

/** A file's thumbnail on paper colour, with its number of post-its; its extension without a thumbnail. */
export function FileThumbnail({ file, notes = 0 }: FileThumbnailProps) {
  const [broken, setBroken] = useState(false);
  const extension = /\.([^.]+)$/.exec(file?.filename ?? '')?.[1]?.toUpperCase();
  return (
    <span className="file-thumbnail">
      {file?.photo && !broken ? (
        <img src={file.photo} alt="" loading="lazy" onError={() => setBroken(true)} />
      ) : (
        <span className="file-thumbnail-none">
          <Icon of={drawingOf(extension)} size="l" />
          {extension}
        </span>
      )}
      {notes > 0 && (
        <span className="file-thumbnail-notes">
          <Icon of={IconNote} size="s" />
          {notes}
          <span className="visually-hidden">{notes > 1 ? ' post-its' : ' post-it'}</span>
        </span>
      )}
    </span>
  );
}

/** '3 post-its' */
export function notesInWords(notes: number): string {
  return counted(notes, 'post-it', 'post-its');
}
