import type { Face } from './mark.ts';
import type { Measure } from './measure-text.ts';

/** Constraints of a text in its box. */
export interface TextPlace {
  face: Face;
  width: number;
  /** Preferred size, for short texts. */
  size: number;
  /** Below this size on one line it breaks in two. */
  breakBelow: number;
  /** Minimum printable size. */
  least: number;
  /** Maximum size on two lines, where the height is limited. */
  sizeOnTwo?: number;
}

/** A laid-out text: size, lines, and whether the size is printable. */
export interface SetText {
  size: number;
  lines: readonly string[];
  fits: boolean;
}

/**
 * The largest size at which the widest line fits. Widths are rounded up to a tenth of a millimetre, sizes down to a
 * hundredth: decisions do not depend on rounding errors.
 */
export function sizeFor(measure: Measure, lines: readonly string[], face: Face, width: number): number {
  const widest = Math.max(...lines.map((line) => measure(line, face, 1)));
  return widest === 0 ? Infinity : Math.floor((Math.floor(width * 10) / 10 / widest) * 100) / 100;
}

/** Break opportunities: after a space, which is dropped, or after a hyphen, which is kept. */
function breaks(text: string): [string, string][] {
  return [...text.matchAll(/ |(?<=\S-)(?=\S)/g)].map(({ index, 0: space }) => [
    text.slice(0, index),
    text.slice(index + space.length),
  ]);
}

/**
 * Fits a text on one line; shrinks a long one, then breaks it in two, never truncates
 * (specification/boards.md#previews).
 */
export function fitText(measure: Measure, text: string, place: TextPlace): SetText {
  const { face, width, size, breakBelow, least, sizeOnTwo = size } = place;
  const one = Math.min(size, sizeFor(measure, [text], face, width));
  const whole = { size: one, lines: [text], fits: one >= least };
  if (one >= breakBelow) return whole;
  const onTwo = breaks(text).map((lines) => ({
    lines,
    size: Math.min(sizeOnTwo, sizeFor(measure, lines, face, width)),
    widest: Math.max(...lines.map((line) => measure(line, face, 1))),
  }));
  const [best] = onTwo.sort((a, b) => b.size - a.size || a.widest - b.widest);
  return best === undefined || best.size <= one
    ? whole
    : { size: best.size, lines: best.lines, fits: best.size >= least };
}

/** How many of `count` fit, by bisection. `fits` must hold for 0 and not for all. */
export function howManyFit(count: number, fits: (some: number) => boolean): number {
  let [some, many] = [0, count];
  while (many - some > 1) {
    const middle = (some + many) >> 1;
    if (fits(middle)) some = middle;
    else many = middle;
  }
  return some;
}
