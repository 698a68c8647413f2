import { seenText } from './seen-text.ts';

/** A line of a read file, before anything is said of what it means. */
export interface ReadLine {
  /** From 1; 1 where a file has no pages. */
  page: number;
  /** Its place on the page, from 1, columns read one after the other. */
  line: number;
  /** Parts that tabs, cells or wide gaps separate; leaders are none. */
  parts: readonly string[];
  /** In points; undefined where the file says nothing of it. */
  size?: number | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
  /** Written as small letters, shown as capitals. */
  capitals?: boolean | undefined;
  underlined?: boolean | undefined;
  /** Its name had no room for the first word of the next line; undefined where nothing is known of places. */
  full?: boolean | undefined;
  /** Words beside the name, within one of the parts, that are written more lightly than it. */
  lighter?: string | undefined;
  /** A place for a price stands beside its name, empty: a leader to nothing, a dash, an empty cell. */
  blank?: boolean | undefined;
  /** Put together over a gap that looks like one between columns. */
  joined?: boolean | undefined;
  /** Letters of its name may be missing. */
  unread?: boolean | undefined;
  /** The file's own style or level says that it is a heading. */
  heading?: boolean | undefined;
  /** Space above it, in heights of a line; undefined where it is not known. */
  gapAbove?: number | undefined;
  /** Where it stands on its page, in points from the top left; undefined where a file has no places. */
  place?: LinePlace | undefined;
}

export interface LinePlace {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Dots, dashes or underscores that lead the eye to the price; typed, or made by a tab. */
const LEADERS =
  /(?:[.…·_•]\s?){3,}|(?:\.\s?){2,}(?=(?:€\s?)?\d|selon\s|suivant\s|prix\s)|…+|-{2,}|(?:\s[–—-]){2,}/g;
/** The dot of an abbreviation before leaders: '4 pers. ....'. */
const ABBREVIATED = /(?<=\p{L})\.(?=\s[.…]{2,})|(?<=(?<!\p{L})pers)\.(?=[.…]{2,})/giu;
const KEPT = '\ue000';
const GAPS = /\t+|[ \u00a0\u2000-\u200a]{3,}/;

/** The parts of a text: separated by leaders, tabs or at least three spaces. */
export function partsOf(text: string): string[] {
  return seenText(text)
    .replace(ABBREVIATED, KEPT)
    .replace(LEADERS, '\t')
    .replaceAll(KEPT, '.')
    .split(GAPS)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}

/** A leader that leads to nothing, or a dash where the price would stand; three dots are said, not led by. */
const BLANK = /[\p{L}\d)*]\s?(?:(?:[.·_]\s?){4,}|…{2,}|:\s*[–—-]{1,3}|(?:\t|\s{3,})\s*[–—-]{1,3})\s*$/u;

/** Whether a text ends in an empty place for a price. */
export const endsBlank = (text: string): boolean => BLANK.test(text);

/** The words of a line, parts joined by a space. */
export function wordsOf({ parts }: Pick<ReadLine, 'parts'>): string {
  return parts.join(' ');
}

/** The lines of a pasted text; an empty one makes a gap above the next. */
export function linesOfText(text: string): ReadLine[] {
  const lines: ReadLine[] = [];
  let empty = 0;
  for (const [index, written] of text
    .normalize('NFC')
    .split(/\r\n?|[\n\v\f\u2028\u2029]/)
    .entries()) {
    const parts = partsOf(written);
    if (parts.length === 0) {
      empty += 1;
      continue;
    }
    const blank = endsBlank(written) ? { blank: true } : {};
    lines.push({ page: 1, line: index + 1, parts, gapAbove: lines.length === 0 ? 1 : empty, ...blank });
    empty = 0;
  }
  return lines;
}
