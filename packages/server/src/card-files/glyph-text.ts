import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';

const SHOWS: ReadonlySet<number> = new Set([
  OPS.showText,
  OPS.showSpacedText,
  OPS.nextLineShowText,
  OPS.nextLineSetSpacingShowText,
]);

const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/** Letters whose two bytes a program exchanged, as Ghostscript does in ligatures: the 't' of 'tt' is then '琀'. */
const EXCHANGED = /[\u4100-\u7a00]/g;
const letterOf = (sign: string): string => {
  const code = sign.charCodeAt(0);
  const letter = String.fromCharCode(code >> 8);
  return code % 256 === 0 && /[A-Za-z]/.test(letter) ? letter : sign;
};

/** A text with the letters that a ligature or an exchanged sign stands for. */
export const lettersOf = (text: string): string =>
  text.replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature).replace(EXCHANGED, letterOf);

/** Signs that a font does not name, such as a ligature or an accent that is drawn apart, as pdf.js gives them. */
const UNNAMED = /[\p{Cc}\p{Co}\ufffd]/gu;
export const namedOf = (text: string): string => text.replace(UNNAMED, '');
/** Stands for each of them. */
const NAMELESS = '\ufffd';

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
        if (typeof glyph?.unicode === 'string')
          signs.push(...(lettersOf(glyph.unicode).replace(UNNAMED, NAMELESS) || NAMELESS));
    }
    this.#signs = signs.join('');
    let [place, squeezed] = [0, ''];
    for (const sign of this.#signs) {
      if (sign.trim() !== '' && sign !== NAMELESS) {
        squeezed += sign;
        for (let unit = 0; unit < sign.length; unit += 1) this.#places.push(place);
      }
      place += sign.length;
    }
    this.#squeezed = squeezed;
  }

  /** Where a text was painted, from its first sign to its last. */
  #placeOf(text: string): readonly [number, number] | null {
    const squeezed = namedOf(text).replace(/\s/g, '');
    const after = this.#squeezed.indexOf(squeezed, this.#from);
    const at = after < 0 ? this.#squeezed.indexOf(squeezed) : after;
    if (squeezed === '' || at < 0) return null;
    this.#from = at + squeezed.length;
    return [this.#places[at] ?? 0, this.#places[at + squeezed.length - 1] ?? 0];
  }

  /** A text with the spaces that were painted in it; itself where it is not found. */
  withSpaces(text: string): string {
    const place = this.#placeOf(text);
    if (place === null) return text;
    const [first, last] = place;
    return this.#signs
      .slice(first, last + 1)
      .replaceAll(NAMELESS, '')
      .replace(/\s+/g, ' ');
  }

  /** Whether letters of a text may be missing: signs without a name stand in it, right after it or before small letters. */
  lacksLetters(text: string): boolean {
    if (!this.#signs.includes(NAMELESS)) return false;
    const place = this.#placeOf(text);
    if (place === null) return false;
    const [first, last] = place;
    const around = this.#signs.slice(Math.max(first - 1, 0), last + 2);
    return /\p{L}\ufffd|\ufffd\p{Ll}/u.test(around);
  }
}
