import type { Ink } from '../base/ink.ts';
import type { SetText } from './fit-text.ts';
import type { Box, Drawing, Face, Mark, Overflow, TextMark } from './mark.ts';
import type { Measure } from './measure-text.ts';
import { placedPath } from './path-data.ts';
import { printable, UNKNOWN } from './printable.ts';
import { scaledRepeat } from './repeated-path.ts';

/** A line of text before its left is known. */
interface Line extends Omit<TextMark, 'kind' | 'x'> {
  /** Meaning of `x`; default left. */
  align?: 'left' | 'middle' | 'right';
  x: number;
}

/** Splits a text at its characters without glyph, which it keeps. */
const SIGNS = new RegExp(`(${UNKNOWN})`);

/** Replaces a character without glyph, in the square that it is measured as. */
function hollowSquare({ x, y, size, fill, opacity, waiting }: Omit<TextMark, 'kind'>): Mark {
  const w = size * 0.66;
  return {
    kind: 'rect',
    x: x + (size - w) / 2,
    y: y - w,
    w,
    h: w,
    stroke: fill,
    line: size * 0.06,
    ...(opacity !== undefined && { opacity }),
    ...(waiting && { waiting }),
  };
}

/** A drawing being laid out, in its own unit until `scaled` converts it to millimetres. */
export class Composition {
  readonly width: number;
  readonly height: number;
  readonly measure: Measure;
  readonly #marks: Mark[] = [];
  readonly #fields: Record<string, Box> = {};
  readonly #overflow: Overflow[] = [];
  readonly #unprintable: Record<string, string[]> = {};

  constructor({ width, height }: { width: number; height: number }, measure: Measure) {
    this.width = width;
    this.height = height;
    this.measure = measure;
  }

  add(...marks: readonly Mark[]): void {
    this.#marks.push(...marks);
  }

  /** Registers the box of a question's answer; one in several places has the box around them. */
  field(path: string, box: Box): void {
    const known = this.#fields[path];
    this.#fields[path] = known === undefined ? box : around(known, box);
  }

  tooLong(overflow: Overflow): void {
    this.#overflow.push(overflow);
  }

  /** A field's text, normalised for this font. */
  said(path: string, typed: string | undefined, face: Face): string {
    const { text, missing } = printable(typed, face);
    if (missing.length > 0)
      this.#unprintable[path] = [...new Set([...(this.#unprintable[path] ?? []), ...missing])];
    return text;
  }

  /** A line, its left computed from its width. */
  line({ align = 'left', x, ...line }: Line): void {
    const { text, face, size, track = 0 } = line;
    const wide = this.measure(text, face, size) + track * Math.max(0, Array.from(text).length - 1);
    let left = align === 'left' ? x : align === 'right' ? x - wide : x - wide / 2;
    for (const part of text.split(SIGNS)) {
      // A browser drops the spaces that a text begins with.
      const said = part.trimStart();
      const at = left + (this.measure(part, face, size) - this.measure(said, face, size));
      if (said === UNKNOWN) this.add(hollowSquare({ ...line, x: at }));
      else if (said !== '') this.add({ kind: 'text', x: at, ...line, text: said });
      left += this.measure(part, face, size) + track * Array.from(part).length;
    }
  }

  /** Lines centred vertically, `leading` times their size apart. */
  linesAround(
    { lines, size }: SetText,
    at: { x: number; middle: number; face: Face; fill: Ink; leading?: number },
  ): void {
    const { x, middle, face, fill, leading = 1.06 } = at;
    // Cap height is about 0.7 of the size: centres the capitals.
    const first = middle + size * 0.35 - ((lines.length - 1) * size * leading) / 2;
    lines.forEach((text, index) => {
      this.line({ text, x, y: first + index * size * leading, size, face, fill, align: 'middle' });
    });
  }

  /** A dashed placeholder of a missing answer; never printed. */
  waiting(box: Box, label: string, ink: Ink, size: number): void {
    this.add({ kind: 'rect', ...box, stroke: ink, line: 1.6, dash: [7, 5], waiting: true });
    if (label === '') return;
    const wide = this.measure(label, 'text', size);
    const fitting = Math.min(size, (size * (box.w - 8)) / wide);
    this.line({
      text: label,
      x: box.x + box.w / 2,
      y: box.y + box.h / 2 + fitting * 0.34,
      size: fitting,
      face: 'text',
      fill: ink,
      align: 'middle',
      waiting: true,
    });
  }

  /** The drawing with each length times `scale`, rounded to a hundredth of a millimetre. */
  scaled(scale: number): Drawing {
    const times = <Thing extends object>(thing: Thing): Thing => scaledThing(thing, scale);
    return {
      width: round(this.width * scale),
      height: round(this.height * scale),
      marks: this.#marks.map(times),
      fields: Object.fromEntries(Object.entries(this.#fields).map(([path, box]) => [path, times(box)])),
      overflow: this.#overflow,
      unprintable: this.#unprintable,
    };
  }
}

function around(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  const right = Math.max(one.x + one.w, other.x + other.w);
  const bottom = Math.max(one.y + one.h, other.y + other.h);
  return { x, y, w: right - x, h: bottom - y };
}

function round(length: number): number {
  return Math.round(length * 100) / 100;
}

/** Every number of a mark is a length, also in its path data, except its opacity and the crop of a picture. */
function scaledThing<Thing extends object>(thing: Thing, scale: number): Thing {
  const scaled = Object.entries(thing).map(([key, value]) => {
    if (key === 'opacity') return [key, value];
    if (key === 'repeat') return [key, scaledRepeat(value, scale)];
    // Path data is written rounded; a tile's has its own unit.
    if (key === 'd') return [key, scale === 1 || 'repeat' in thing ? value : placedPath(value, 0, 0, scale)];
    if (typeof value === 'number') return [key, round(value * scale)];
    return [key, Array.isArray(value) ? value.map((length) => round(Number(length) * scale)) : value];
  });
  return Object.fromEntries(scaled) as Thing;
}
