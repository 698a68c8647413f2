import display from './faces/besley-display.json' with { type: 'json' };
import italic from './faces/besley-italic.json' with { type: 'json' };
import strong from './faces/radio-canada-strong.json' with { type: 'json' };
import text from './faces/radio-canada-text.json' with { type: 'json' };
import type { Face } from './mark.ts';

/** Width of a line of words, in the unit of `size`, which is the height of the type. */
export type Measure = (text: string, face: Face, size: number) => number;

type Widths = typeof display;

/** About a megabyte for all faces. */
const MOST_KNOWN = 5000;

/** The widths of a face (`make-fonts.mjs` writes them), ready to be looked up. */
class FaceWidths {
  readonly #unit: number;
  readonly #advances = new Map<string, number>();
  readonly #lefts = new Map<string, number>();
  readonly #rights = new Map<string, number>();
  readonly #pairs = new Map<number, number>();
  /** What was measured: the same words are asked for at each size that is tried. */
  readonly #known = new Map<string, number>();

  constructor({ unitsPerEm, signs, advances, kernedSigns, lefts, rights, pairs }: Widths) {
    this.#unit = unitsPerEm;
    for (const [index, sign] of [...signs].entries()) this.#advances.set(sign, advances[index] ?? 0);
    for (const [index, sign] of [...kernedSigns].entries()) {
      this.#lefts.set(sign, lefts[index] ?? 0);
      this.#rights.set(sign, rights[index] ?? 0);
    }
    for (let at = 0; at + 2 < pairs.length; at += 3)
      this.#pairs.set(keyOf(pairs[at] ?? 0, pairs[at + 1] ?? 0), pairs[at + 2] ?? 0);
  }

  has(sign: string): boolean {
    return this.#advances.has(sign);
  }

  /** For type of the height 1. */
  widthOf(words: string): number {
    const known = this.#known.get(words);
    if (known !== undefined) return known;
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const width = this.#measure(words);
    this.#known.set(words, width);
    return width;
  }

  #measure(words: string): number {
    let width = 0;
    let left = 0;
    for (const sign of words) {
      width += this.#advances.get(sign) ?? this.#unit;
      width += this.#pairs.get(keyOf(left, this.#rights.get(sign) ?? 0)) ?? 0;
      left = this.#lefts.get(sign) ?? 0;
    }
    return width / this.#unit;
  }
}

function keyOf(left: number, right: number): number {
  return left * 1000 + right;
}

const FACES: Record<Face, FaceWidths> = {
  display: new FaceWidths(display),
  italic: new FaceWidths(italic),
  strong: new FaceWidths(strong),
  text: new FaceWidths(text),
};

/**
 * The width that the screen and the PDF give a line, with kerning and without ligatures, from the widths of the very files
 * that both set it in (docs/decisions/drawings-are-measured-by-tables.md). @throws never; a sign that the face lacks counts as a square
 */
export const measureText: Measure = (words, face, size) => FACES[face].widthOf(words) * size;

/** Whether a face draws this sign. */
export function canPrint(sign: string, face: Face): boolean {
  return FACES[face].has(sign);
}
