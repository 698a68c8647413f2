import type { Composition } from '../composition.ts';
import { fitText, howManyFit, type TextPlace } from '../fit-text.ts';

/** Records that a text overflows, and how many of its characters fit. */
export function sayTooLong(at: Composition, field: string, text: string, place: TextPlace): void {
  const signs = Array.from(text);
  const fits = howManyFit(signs.length, (some) => {
    const start = signs.slice(0, some).join('').trim();
    return start === '' || fitText(at.measure, start, place).fits;
  });
  at.tooLong({ field, fits, unit: 'caractère' });
}
