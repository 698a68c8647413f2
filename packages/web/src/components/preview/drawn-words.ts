import type { Drawing } from '@ardoise/domain/drawing/mark.ts';

/** Blank prices, to be written by hand. */
const BLANK = /^…+$/;

/** The content of a drawing in words, in reading order: the text alternative of its picture. Placeholders are omitted. */
export function drawnWords({ marks }: Pick<Drawing, 'marks'>): string {
  return marks
    .flatMap((mark) => (mark.kind === 'text' && !mark.waiting && !BLANK.test(mark.text) ? [mark.text] : []))
    .join(' ');
}
