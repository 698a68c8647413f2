import type { Judged } from './judge-line.ts';
import type { ReadLine } from './read-line.ts';

/** How lines look beside others. */

/** A title is that much larger than what is priced, a detail smaller. */
export const LARGER = 1.08;
const SMALLER = 0.95;
/** A gap above a line, in heights of a line, that parts it from the one before. */
export const APART = 0.8;

export const isCapitals = (words: string): boolean =>
  /\p{Lu}{2}/u.test(words) && words === words.toLocaleUpperCase('fr');
export const isInCapitals = ({ line, words }: Judged): boolean => line.capitals === true || isCapitals(words);
export const isTight = ({ line }: Judged): boolean => (line.gapAbove ?? 0) < APART;

export function styleOf({ size, bold, italic }: ReadLine): string {
  return `${size === undefined ? '' : Math.round(size * 2)}${bold ? ' bold' : ''}${italic ? ' italic' : ''}`;
}

export const startsLower = ({ words }: Judged): boolean => /^\s*\(?\p{Ll}/u.test(words);

/** Details in small letters, or that list what is in a dish. */
export const looksSaid = (one: Judged): boolean => startsLower(one) || one.words.includes(',');

/** How names are written. */
export interface Style {
  size: number | undefined;
  bold: boolean;
  italic: boolean;
  /** All sizes that names have. */
  sizes?: readonly number[];
}

/** Smaller, lighter or slanted, as details are. */
export function isLess({ line }: Judged, { size, bold, italic }: Style): boolean {
  if (size !== undefined && line.size !== undefined && line.size < size * SMALLER) return true;
  return (bold && line.bold === false) || (!italic && line.italic === true);
}

/** Larger or heavier, as titles are. */
export function isMore({ line }: Judged, { size, bold, sizes = [] }: Style): boolean {
  if (size !== undefined && line.size !== undefined) {
    if (line.size > size * LARGER && !sizes.includes(line.size)) return true;
    if (line.size < size * SMALLER) return false;
  }
  return line.bold === true && !bold;
}
