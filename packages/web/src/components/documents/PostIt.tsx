import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { nudged, type Place, placeOf } from './post-its.ts';

interface PostItProps {
  note: Place & { texte: string; former?: boolean };
  number: number;
  /** On a proof 'Remarque', on a photo 'Post-it'. */
  word: string;
  selected: boolean;
  /** Absent when read-only. */
  onMove?: (place: Place) => void;
  onSelect: () => void;
}

/** A numbered post-it on a picture: dragged by touch, pen or mouse, moved by the arrow keys. */
export function PostIt({ note, number, word, selected, onMove, onSelect }: PostItProps) {
  const dragging = useRef<DOMRect | null>(null);

  function grab(event: PointerEvent<HTMLButtonElement>) {
    onSelect();
    if (onMove === undefined) return;
    dragging.current = event.currentTarget.parentElement?.getBoundingClientRect() ?? null;
    event.currentTarget.setPointerCapture(event.pointerId);
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    if (dragging.current !== null) onMove?.(placeOf(event, dragging.current));
  }

  function nudge(event: KeyboardEvent<HTMLButtonElement>) {
    const place = nudged(note, event.key, event.shiftKey);
    if (place === null || onMove === undefined) return;
    event.preventDefault();
    onMove(place);
  }

  const release = () => {
    dragging.current = null;
  };
  return (
    <button
      type="button"
      className={`post-it${note.former ? ' post-it-former' : ''}${selected ? ' post-it-chosen' : ''}${onMove ? ' post-it-movable' : ''}`}
      style={{ left: `${note.x * 100}%`, top: `${note.y * 100}%` }}
      aria-label={`${word} ${number}${note.texte ? ` : ${note.texte}` : ''}`}
      aria-pressed={selected}
      aria-describedby={onMove ? 'postit-aide' : undefined}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={nudge}
      onFocus={onSelect}
    >
      {number}
    </button>
  );
}
