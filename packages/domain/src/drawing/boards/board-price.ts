import type { Ink } from '../../base/ink.ts';
import { priceParts } from '../../projects/field-formats.ts';
import type { Composition } from '../composition.ts';
import { sizeFor } from '../fit-text.ts';
import type { Box } from '../mark.ts';

/** Relative to the size of the euros. */
const CENTS = 0.42;
const GAP = 0.08;
/** Minimum size of the cents. */
const LEAST = 9;

/** Euros and cents of a printed price; null for what is not a price (yet). */
export function printedPrice(typed: string | undefined): [euros: string, cents: string] | null {
  // '9,' while typing '9,50'.
  return priceParts((typed ?? '').trim().replace(/[.,]$/, ''));
}

/** A price too long for legible cents: all in one size. */
function oneLine(at: Composition, text: string, box: Box, fill: Ink): void {
  const size = Math.min(LEAST * 1.6, sizeFor(at.measure, [text], 'display', box.w));
  at.line({
    text,
    x: box.x + box.w / 2,
    y: box.y + box.h / 2 + size * 0.35,
    size,
    face: 'display',
    fill,
    align: 'middle',
  });
}

/** Draws a price right-aligned in a box: large euros, then € above the cents. */
export function paintPrice(
  at: Composition,
  [euros, cents]: [string, string],
  {
    box,
    size: largest,
    fill,
    align = 'right',
  }: { box: Box; size: number; fill: Ink; align?: 'right' | 'middle' },
): void {
  const small = (text: string) => at.measure(text, 'display', CENTS);
  const beside = Math.max(small(cents), small('€'));
  const wide = at.measure(euros, 'display', 1) + GAP + beside;
  const size = Math.min(largest, box.w / wide);
  if (size * CENTS < LEAST) {
    oneLine(at, `${euros},${cents}\u00a0€`, box, fill);
    return;
  }
  const right = align === 'right' ? box.x + box.w : box.x + (box.w + wide * size) / 2;
  const base = box.y + box.h / 2 + size * 0.35;
  const middle = right - (beside * size) / 2;
  const common = { face: 'display', fill } as const;
  at.line({ text: euros, x: right - (beside + GAP) * size, y: base, size, align: 'right', ...common });
  at.line({ text: '€', x: middle, y: base - size * 0.38, size: size * CENTS, align: 'middle', ...common });
  at.line({ text: cents, x: middle, y: base, size: size * CENTS, align: 'middle', ...common });
}
