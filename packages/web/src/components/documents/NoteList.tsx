import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { IconButton } from '../Button.tsx';
import { formatDateTime } from '../format-date.ts';
import { type FileNote, numberOf } from './file-notes.ts';
import { RemoveRemark } from './RemoveRemark.tsx';

interface NoteListProps {
  notes: readonly FileNote[];
  /** The file has several pages: each post-it states its own. */
  paged: boolean;
  selected: number | null;
  onSelect: (note: FileNote) => void;
  /** Absent when nothing can be deleted. */
  onDelete: ((id: number) => Promise<unknown>) | undefined;
}

/** The post-its of a file as a list: author, date, page; one's own can be deleted. */
export function NoteList({ notes, paged, selected, onSelect, onDelete }: NoteListProps) {
  const [asking, setAsking] = useState<number | null>(null);
  if (notes.length === 0) return null;
  return (
    <>
      <ol className="post-it-list" aria-label="Remarques">
        {notes.map((note, index) => (
          <li key={note.id} className={selected === note.id ? 'post-it-chosen' : undefined}>
            <button
              type="button"
              aria-pressed={selected === note.id}
              aria-label={`Montrer la remarque ${numberOf(note, index)}`}
              onClick={() => onSelect(note)}
            >
              <span className={note.former ? 'post-it-number post-it-former' : 'post-it-number'}>
                {numberOf(note, index)}
              </span>
            </button>
            <div>
              <p>{note.texte}</p>
              <NoteOrigin note={note} paged={paged} />
            </div>
            {onDelete && note.supprimable && (
              <IconButton
                icon={IconTrash}
                label={`Supprimer la remarque ${numberOf(note, index)}`}
                onClick={() => setAsking(note.id)}
              />
            )}
          </li>
        ))}
      </ol>
      {asking !== null && onDelete && (
        <RemoveRemark
          words={notes.find(({ id }) => id === asking)?.texte}
          onRemove={() => onDelete(asking)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

function NoteOrigin({ note, paged }: { note: FileNote; paged: boolean }) {
  const words = [
    note.auteur,
    note.t_creation && formatDateTime(note.t_creation),
    note.former && 'sur la version précédente',
    paged && `page ${note.page}`,
  ].filter(Boolean);
  return words.length > 0 ? <p className="meta">{words.join(' · ')}</p> : null;
}
