import { parseRichText } from './parse-rich-text.ts';
import type { RichRun } from './rich-text.ts';

const wordsOf = (runs: readonly RichRun[]) => runs.map(({ text }) => text).join('');

/** Plain text of a rich text on one line, a dash before each item of a list; what was typed as plain text stays. */
export function plainTextOf(stored: string | undefined): string {
  return parseRichText(stored)
    .flatMap((block) =>
      block.kind === 'paragraph'
        ? [wordsOf(block.runs)]
        : block.items.map(wordsOf).flatMap((item) => (item.trim() === '' ? [] : [`– ${item}`])),
    )
    .join(' ')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}
