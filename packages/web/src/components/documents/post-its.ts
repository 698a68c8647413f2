import type { Annotation } from '@ardoise/domain/projects/draft-fields.ts';

/** Fractions of the picture, from its top left corner. */
export interface Place {
  x: number;
  y: number;
}

const clamp = (fraction: number) => Math.min(1, Math.max(0, fraction));
/** Four digits are a tenth of a pixel on the largest screen. */
const rounded = (fraction: number) => Math.round(clamp(fraction) * 10_000) / 10_000;

/** Position of a pointer on the picture, independent of its size on screen. */
export function placeOf(pointer: { clientX: number; clientY: number }, picture: DOMRect): Place {
  return {
    x: rounded((pointer.clientX - picture.left) / picture.width),
    y: rounded((pointer.clientY - picture.top) / picture.height),
  };
}

const STEP = 0.01;
const LONG_STEP = 0.05;
const DIRECTIONS: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** New position after an arrow key, five times as far with Shift; null for other keys. */
export function nudged(place: Place, key: string, shift: boolean): Place | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  const step = shift ? LONG_STEP : STEP;
  return { x: rounded(place.x + direction.x * step), y: rounded(place.y + direction.y * step) };
}

export function movedTo(notes: readonly Annotation[], index: number, place: Place): Annotation[] {
  return notes.map((note, rank) => (rank === index ? { ...note, ...place } : note));
}

/** Appends a post-it: its number is its rank. */
export function withNote(notes: readonly Annotation[], place: Place): Annotation[] {
  return [...notes, { ...place, texte: '' }];
}

export function withText(notes: readonly Annotation[], index: number, texte: string): Annotation[] {
  return notes.map((note, rank) => (rank === index ? { ...note, texte } : note));
}

/** Removes one: the following are renumbered. */
export function withoutNote(notes: readonly Annotation[], index: number): Annotation[] {
  return notes.filter((_, rank) => rank !== index);
}

/** A post-it with its number, which identifies it. */
export interface NumberedNote {
  note: Annotation;
  index: number;
  number: number;
}

export function numbered(notes: readonly Annotation[]): NumberedNote[] {
  return notes.map((note, index) => ({ note, index, number: index + 1 }));
}
