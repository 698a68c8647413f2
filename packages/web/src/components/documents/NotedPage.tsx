import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { type MouseEvent, useState } from 'react';
import { FileView } from './FileView.tsx';
import { type FileNote, type NoteDraft, notesOnPage } from './file-notes.ts';
import { PostIt } from './PostIt.tsx';
import { type Place, placeOf } from './post-its.ts';

interface NotedPageProps {
  file: ProjectFile;
  page: number;
  /** On screen, in pixels. */
  width: number;
  notes: readonly FileNote[];
  /** What is said of an image, in place of its name. */
  alt?: string | undefined;
  draft: NoteDraft | null;
  selected: number | null;
  onSelect: (id: number | null) => void;
  /** Absent when read-only. */
  onPut: ((place: Place) => void) | undefined;
  onPages: (pages: number) => void;
  onShape?: ((ratio: number) => void) | undefined;
  /** The number of the draft's pin, where it is not its rank. */
  nextNumber?: number | undefined;
}

/** A page with its post-its as numbered pins; a click adds one. */
export function NotedPage(props: NotedPageProps) {
  const { file, page, width, notes, draft, selected, onSelect, onPut, onPages, onShape } = props;
  // No pins before the page is rendered.
  const [shown, setShown] = useState(false);
  const press = (event: MouseEvent<HTMLElement>) =>
    onPut?.(placeOf(event, event.currentTarget.getBoundingClientRect()));
  return (
    <figure className="post-it-picture post-it-read" style={{ width: shown ? width : undefined }}>
      <FileView
        file={file}
        page={page}
        width={width}
        alt={props.alt}
        onPages={(pages) => {
          setShown(true);
          onPages(pages);
        }}
        onShape={onShape}
      />
      {shown && onPut && (
        // By keyboard 'Poser une remarque' does the same.
        <button
          type="button"
          className="post-it-cover"
          tabIndex={-1}
          aria-label="Poser une remarque sur la page"
          onClick={press}
        />
      )}
      {shown &&
        notesOnPage(notes, page).map(({ note, number }) => (
          <PostIt
            word="Remarque"
            key={note.id}
            note={note}
            number={number}
            selected={selected === note.id}
            onSelect={() => onSelect(note.id)}
          />
        ))}
      {shown && draft?.page === page && (
        <PostIt
          word="Remarque"
          note={draft}
          number={props.nextNumber ?? notes.length + 1}
          selected
          onSelect={() => onSelect(null)}
          onMove={(place) => onPut?.(place)}
        />
      )}
    </figure>
  );
}
