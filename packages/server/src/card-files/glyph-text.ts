import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';

const SHOWS: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);

/**
 * The signs of a page in the order in which they are painted, spaces included: pdf.js tells spaces from gaps alone, which
 * says nothing where letters stand apart.
 */
export class GlyphText {
  readonly #signs: string;
  readonly #squeezed: string;
  /** Of each sign that is no space, its place among all. */
  readonly #places: number[] = [];
  #from = 0;

  constructor({ fnArray, argsArray }: PDFOperatorList) {
    const signs: string[] = [];
    for (const [rank, operator] of fnArray.entries()) {
      if (!SHOWS.has(operator)) continue;
      const glyphs: unknown = (argsArray[rank] as unknown[]).at(-1);
      if (!Array.isArray(glyphs)) continue;
      for (const glyph of glyphs as { unicode?: unknown }[])
        if (typeof glyph?.unicode === 'string') signs.push(...glyph.unicode);
    }
    this.#signs = signs.join('');
    let [place, squeezed] = [0, ''];
    for (const sign of this.#signs) {
      if (sign.trim() !== '') {
        squeezed += sign;
        for (let unit = 0; unit < sign.length; unit += 1) this.#places.push(place);
      }
      place += sign.length;
    }
    this.#squeezed = squeezed;
  }

  /** A text with the spaces that were painted in it; itself where it is not found. */
  withSpaces(text: string): string {
    const squeezed = text.replace(/\s/g, '');
    const after = this.#squeezed.indexOf(squeezed, this.#from);
    const at = after < 0 ? this.#squeezed.indexOf(squeezed) : after;
    if (squeezed === '' || at < 0) return text;
    this.#from = at + squeezed.length;
    const [first = 0, last = 0] = [this.#places[at], this.#places[at + squeezed.length - 1]];
    return this.#signs.slice(first, last + 1).replace(/\s+/g, ' ');
  }
}
