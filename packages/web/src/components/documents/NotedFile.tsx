import type { ProjectFile } from '@ardoise/domain/contract/files.ts';
import { shownFileName } from '@ardoise/domain/projects/shown-file-name.ts';
import IconNote from '@tabler/icons-react/dist/esm/icons/IconNote.mjs';
import { useState } from 'react';
import { Button } from '../Button.tsx';
import type { FileNote } from './file-notes.ts';
import { NotedPage } from './NotedPage.tsx';
import { NotesSide } from './NotesSide.tsx';
import { type AddNote, CENTRE, useNoteDraft } from './use-note-draft.ts';
import { useRoom } from './use-room.ts';
import './PostIt.css';
import './Viewer.css';

export interface NotedFileProps {
  file: ProjectFile;
  /** 1-based. */
  page: number;
  onPage: (page: number) => void;
  /** Called once open, with the number of pages. */
  onPages: (pages: number) => void;
  /** 1 fits the available width. */
  zoom?: number;
  /** Its post-its, ordered by number. */
  notes: readonly FileNote[];
  /** Number of the next one, where it is not its rank in the file. */
  nextNumber?: number;
  /** Begins with a new note, in the middle of the page. */
  noting?: boolean;
  /** Absent when read-only. */
  onAdd?: AddNote | undefined;
  onDelete?: ((id: number) => Promise<unknown>) | undefined;
}

/**
 * A file page by page with its post-its: pins on the page, texts beside it or below. A click on the page or 'Ajouter un
 * post-it' adds one. Render with the file's id as key.
 */
export function NotedFile({ file, page, zoom = 1, notes, noting = false, ...rest }: NotedFileProps) {
  const { onAdd, onDelete, onPage, onPages } = rest;
  const [selected, setSelected] = useState<number | null>(null);
  const [count, setCount] = useState(file.pages ?? 1);
  const { room, width } = useRoom();
  const writing = useNoteDraft(file.id, onAdd, noting ? { page, ...CENTRE, texte: '' } : null);
  const { draft } = writing;
  return (
    <div className="post-it-box">
      <div className={onAdd || notes.length > 0 ? 'post-it-noted' : undefined}>
        <section className="viewer-room" ref={room} aria-label={shownFileName(file.filename)}>
          {width > 0 && (
            <NotedPage
              file={file}
              page={page}
              width={Math.floor(width * zoom)}
              notes={notes}
              draft={draft}
              nextNumber={rest.nextNumber}
              selected={selected}
              onSelect={setSelected}
              onPut={onAdd && ((place) => writing.put(page, place))}
              onPages={(pages) => {
                setCount(pages);
                onPages(pages);
              }}
            />
          )}
        </section>
        {(onAdd || notes.length > 0) && (
          <div className="post-it-side">
            {onAdd && draft === null && (
              <div className="post-it-invite">
                <Button icon={IconNote} onClick={() => writing.put(page, CENTRE)}>
                  Poser une remarque
                </Button>
                <p className="hint">ou touchez la page à l’endroit à corriger.</p>
              </div>
            )}
            <NotesSide
              notes={notes}
              nextNumber={rest.nextNumber}
              paged={count > 1}
              writing={writing}
              selected={selected}
              onSelect={setSelected}
              onPage={onPage}
              onDelete={onDelete}
            />
          </div>
        )}
      </div>
    </div>
  );
}
