import type { Face } from './mark.ts';
import type { Measure } from './measure-text.ts';

/** The lines of a text within a width, broken at spaces and after hyphens; null where a word alone is wider. */
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
  for (const part of text.split(/(?<=\S-)(?=\S)| /)) {
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

/** The least width in which a text stands on so many lines, for type of the height 1. */
export function narrowestOn(measure: Measure, text: string, face: Face, lines: number): number {
  const parts = text.split(' ');
  const runs = parts.flatMap((_, from) =>
    parts.slice(from).map((_part, to) => parts.slice(from, from + to + 1).join(' ')),
  );
  // Widths are compared to a tenth: a hundred times the type keeps that from mattering.
  const widths = runs.map((run) => measure(run, face, 100) + 0.1).sort((a, b) => a - b);
  const enough = widths.find(
    (width) => (wrapText(measure, text, face, 100, width)?.length ?? Infinity) <= lines,
  );
  return (enough ?? measure(text, face, 100)) / 100;
}
