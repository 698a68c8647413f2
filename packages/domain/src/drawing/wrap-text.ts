import type { Face } from './mark.ts';
import type { Measure } from './measure-text.ts';

/** Where a line may end: at a space that French does not bind to a sign, which is dropped, or after a hyphen, which is kept. */
export const BREAK = /(?<!«) (?![»:;!?€%])|(?<=\S-)(?=\S)/g;

/** Wraps a text to a width, at spaces and after hyphens; null where a word alone is wider. */
export function wrapText(
  measure: Measure,
  text: string,
  face: Face,
  size: number,
  width: number,
): string[] | null {
  const room = Math.floor(width * 10) / 10;
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(BREAK)) {
    const joined =
      line === '' || (line.endsWith('-') && text.includes(line + part)) ? line + part : `${line} ${part}`;
    if (measure(joined, face, size) <= room) {
      line = joined;
      continue;
    }
    if (measure(part, face, size) > room) return null;
    if (line !== '') lines.push(line);
    line = part;
  }
  return [...lines, line];
}

/** The minimum width of a text on so many lines, for font size 1. */
export function narrowestOn(measure: Measure, text: string, face: Face, lines: number): number {
  const parts = text.split(' ');
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_part, to) => parts.slice(from, from + to + 1).join(' ')),
  );
  // Widths are rounded to a tenth: measured at size 100 to make that negligible.
  const widths = runs.map((run) => measure(run, face, 100) + 0.1).sort((a, b) => a - b);
  const enough = widths.find(
    (width) => (wrapText(measure, text, face, 100, width)?.length ?? Infinity) <= lines,
  );
  return (enough ?? measure(text, face, 100)) / 100;
}
