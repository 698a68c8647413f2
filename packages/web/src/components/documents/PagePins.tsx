import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { FileNote, NoteDraft } from './file-notes.ts';
import { nudged, type Place, placeOf } from './post-its.ts';
import './PagePins.css';

/** A remark on the page that is shown, with the number of its pin. */
export interface Pinned {
  note: FileNote;
  number: number;
}

interface PagePinsProps {
  notes: readonly Pinned[];
  selected: number | null;
  onSelect: (id: number) => void;
  /** The remark that is written, if it stands on this page, and its number. */
  draft: { note: NoteDraft; number: number } | null;
  /** The draft was moved. */
  onMove: (place: Place) => void;
}

/** The remarks of a page: their tips are their places, their numbers hang towards the nearer margin. */
export function PagePins({ notes, selected, onSelect, draft, onMove }: PagePinsProps) {
  return (
    <>
      {notes.map(({ note, number }) => (
        <button
          key={note.id}
          type="button"
          data-pin={note.id}
          className={[pinClass(note), note.former && 'page-pins-former'].filter(Boolean).join(' ')}
          style={styleOf(note)}
          aria-label={`Remarque ${number} : ${note.texte}`}
          aria-pressed={selected === note.id}
          // The page below is grabbed, and noted, by its own.
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => onSelect(note.id)}
        >
          {number}
        </button>
      ))}
      {draft && <DraftPin {...draft} onMove={onMove} />}
    </>
  );
}

const styleOf = ({ x, y }: Place) => ({ left: `${x * 100}%`, top: `${y * 100}%` });
const pinClass = ({ x }: Place) => (x < 0.5 ? 'page-pins page-pins-left' : 'page-pins');

interface DraftPinProps {
  note: NoteDraft;
  number: number;
  onMove: (place: Place) => void;
}

/** Dragged to its place, or moved there by the arrow keys. */
function DraftPin({ note, number, onMove }: DraftPinProps) {
  const page = useRef<DOMRect | null>(null);
  const grab = (event: PointerEvent<HTMLButtonElement>) => {
    event.stopPropagation();
    page.current = event.currentTarget.parentElement?.getBoundingClientRect() ?? null;
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (page.current !== null) onMove(placeOf(event, page.current));
  };
  const release = () => {
    page.current = null;
  };
  const nudge = (event: KeyboardEvent<HTMLButtonElement>) => {
    const place = nudged(note, event.key, event.shiftKey);
    if (place === null) return;
    event.preventDefault();
    onMove(place);
  };
  return (
    <button
      type="button"
      className={`${pinClass(note)} page-pins-draft post-it-movable`}
      style={styleOf(note)}
      aria-label={`Remarque ${number}, que vous écrivez`}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={nudge}
    >
      {number}
    </button>
  );
}
