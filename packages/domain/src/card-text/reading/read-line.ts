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
  /** Put together over a gap that looks like one between columns. */
  joined?: boolean | undefined;
  /** The file's own style or level says that it is a heading. */
  heading?: boolean | undefined;
  /** Space above it, in heights of a line; undefined where it is not known. */
  gapAbove?: number | undefined;
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
    lines.push({ page: 1, line: index + 1, parts, gapAbove: lines.length === 0 ? 1 : empty });
    empty = 0;
  }
  return lines;
}
