import type PDFDocument from 'pdfkit';
import type { Structure } from '../drawings/structure.ts';
import { type FontName, INK } from './ink.ts';

/** Style of a text. */
export interface TextStyle {
  font: Exclude<FontName, 'fallback'>;
  size: number;
  colour?: string;
  /** Line height, as a multiple of the font size. */
  leading?: number;
}

/** Consecutive characters in one font. */
interface Run {
  text: string;
  font: FontName;
}

/** One line, ready to draw. */
export interface SetLine {
  runs: Run[];
  width: number;
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });
/** Replacement for a character without glyph, mostly an emoji. */
const UNKNOWN = '□';
const LEADING = 1.4;
/** Common French characters: covered by every font of the product. */
const PLAIN = /^[ -~\u00a0-\u00ffŒœŸ‘’“”–—…€•]*$/;

/** A telephone number in French notation. */
const PHONE = /(?:\+33|\b0)[ .]?\d(?:[ .]\d{2}){4}\b/g;

/**
 * Text as it is set: replaces spaces without glyph, removes bidi and control characters, and makes telephone numbers
 * unbreakable.
 */
export function cleaned(text: string): string {
  return text
    .replace(PHONE, (phone) => phone.replaceAll(' ', '\u00a0'))
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[\u2000-\u200a\u202f\u205f\t]/g, '\u00a0')
    .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\p{Cs}\p{Co}]/gu, (sign) => (sign === '\n' ? sign : ''));
}

/** Typesets text in the product's fonts, with per-character fallback. */
export class Typesetter {
  readonly #document: PDFDocument;
  readonly #structure: Structure;
  readonly #drawn = new Map<string, boolean>();

  constructor(document: PDFDocument, structure: Structure) {
    this.#document = document;
    this.#structure = structure;
  }

  /** The document, with this font selected. */
  #in(font: FontName): PDFDocument {
    return this.#document.font(font);
  }

  /** Wraps a text to a width: breaks at spaces, and inside a word only when it is wider than a line. */
  wrap(text: string, width: number, style: TextStyle): SetLine[] {
    return cleaned(text)
      .split('\n')
      .flatMap((paragraph) => this.#wrapParagraph(paragraph, width, style));
  }

  /** Shrinks the style until a text fits the width; not below `least` points. */
  shrunk(text: string, width: number, style: TextStyle, least: number): TextStyle {
    const wide = this.widthOf(text, style);
    if (wide <= width) return style;
    return { ...style, size: Math.max(least, Math.floor((style.size * width * 10) / wide) / 10) };
  }

  /** Shrinks the style until no word of a text is wider than a line, not below `least` points: keeps addresses unbroken. */
  holding(text: string, width: number, style: TextStyle, least: number): TextStyle {
    const words = cleaned(text).split(/[ \n]/);
    return words.reduce((fitting, word) => this.shrunk(word, width, fitting, least), style);
  }

  /** One line, truncated with an ellipsis. */
  oneLine(text: string, width: number, style: TextStyle): SetLine {
    const whole = cleaned(text).replace(/\n/g, ' ');
    const line = this.#set(whole, style);
    if (line.width <= width) return line;
    const signs = [...segmenter.segment(whole)].map(({ segment }) => segment);
    while (signs.length > 0) {
      signs.pop();
      const cut = this.#set(`${signs.join('').trimEnd()}…`, style);
      if (cut.width <= width) return cut;
    }
    return this.#set('…', style);
  }

  /** A word, or its fragments when it is wider than a line. */
  broken(word: string, width: number, style: TextStyle): string[] {
    if (this.#set(word, style).width <= width) return [word];
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of segmenter.segment(word)) {
      if (piece !== '' && this.#set(piece + segment, style).width > width) {
        pieces.push(piece);
        piece = segment;
      } else piece += segment;
    }
    return [...pieces, piece];
  }

  widthOf(text: string, style: TextStyle): number {
    return this.#set(cleaned(text), style).width;
  }

  /** Draws a line with its baseline at `y`, as a part of the open element of the structure tree. */
  draw(line: SetLine, x: number, y: number, style: TextStyle): void {
    this.#structure.text(() => this.#draw(line, x, y, style));
  }

  #draw(line: SetLine, x: number, y: number, style: TextStyle): void {
    let left = x;
    for (const { text, font } of line.runs) {
      this.#in(font)
        .fontSize(style.size)
        .fillColor(style.colour ?? INK);
      this.#document.text(text, left, y, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#document.widthOfString(text);
    }
  }

  /** Draws lines from `y` down and returns the position of the next. */
  drawLines(lines: readonly SetLine[], x: number, y: number, style: TextStyle): number {
    const step = lineHeight(style);
    for (const [index, line] of lines.entries()) this.draw(line, x, y + style.size + index * step, style);
    return y + lines.length * step;
  }

  #wrapParagraph(paragraph: string, width: number, style: TextStyle): SetLine[] {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((each) => this.broken(each, width, style))) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (line !== '' && this.#set(longer, style).width > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line].map((each) => this.#set(each, style));
  }

  #set(text: string, style: TextStyle): SetLine {
    const runs = this.#runsOf(text, style.font);
    const widths = runs.map(({ text: each, font }) =>
      this.#in(font).fontSize(style.size).widthOfString(each),
    );
    return { runs, width: widths.reduce((total, width) => total + width, 0) };
  }

  #runsOf(text: string, font: FontName): Run[] {
    if (PLAIN.test(text)) return [{ text, font }];
    const runs: Run[] = [];
    for (const { segment } of segmenter.segment(text)) {
      const run = this.#runOf(segment, font);
      const last = runs.at(-1);
      if (last?.font === run.font) last.text += run.text;
      else runs.push(run);
    }
    return runs;
  }

  #runOf(sign: string, font: FontName): Run {
    for (const candidate of [font, 'body', 'fallback'] as const) {
      if (this.#draws(candidate, sign)) return { text: sign, font: candidate };
    }
    return { text: UNKNOWN, font: 'fallback' };
  }

  #draws(font: FontName, sign: string): boolean {
    const key = `${font} ${sign}`;
    let drawn = this.#drawn.get(key);
    if (drawn === undefined) {
      const { font: face } = this.#in(font)._font;
      drawn = [...sign].every((character) => face.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
      this.#drawn.set(key, drawn);
    }
    return drawn;
  }
}

export function lineHeight({ size, leading = LEADING }: TextStyle): number {
  return size * leading;
}
