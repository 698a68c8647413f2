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
  draft: NoteDraft | null;
  selected: number | null;
  onSelect: (id: number | null) => void;
  /** Absent when read-only. */
  onPut: ((place: Place) => void) | undefined;
  onPages: (pages: number) => void;
}

/** A page with its post-its as numbered pins; a click adds one. */
export function NotedPage(props: NotedPageProps) {
  const { file, page, width, notes, draft, selected, onSelect, onPut, onPages } = props;
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
        onPages={(pages) => {
          setShown(true);
          onPages(pages);
        }}
      />
      {shown && onPut && (
        // By keyboard 'Ajouter un post-it' does the same.
        <button
          type="button"
          className="post-it-cover"
          tabIndex={-1}
          aria-label="Poser un post-it sur la page"
          onClick={press}
        />
      )}
      {shown &&
        notesOnPage(notes, page).map(({ note, number }) => (
          <PostIt
            key={note.id}
            note={note}
            number={number}
            selected={selected === note.id}
            onSelect={() => onSelect(note.id)}
          />
        ))}
      {shown && draft?.page === page && (
        <PostIt
          note={draft}
          number={notes.length + 1}
          selected
          onSelect={() => onSelect(null)}
          onMove={(place) => onPut?.(place)}
        />
      )}
    </figure>
  );
}
