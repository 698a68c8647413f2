import type { Face } from '../mark.ts';
import type { Measure } from '../measure-text.ts';
import { BREAK } from '../wrap-text.ts';

/** A part of a text between two break opportunities, at size 1. */
interface Piece {
  text: string;
  width: number;
  /** The space between it and the piece before, and its width with the kerning at both ends. */
  glue: string;
  joint: number;
}

/** Consecutive pieces on one line. */
interface Run {
  from: number;
  to: number;
  width: number;
}

/** A text broken into lines; `last` is the width of the last one, `widest` that of the widest. */
export interface BrokenText {
  lines: readonly string[];
  last: number;
  widest: number;
  /** A capital's accent is below a descender: the lines are further apart. */
  accented: boolean;
}

/** Where an accent on a capital clears what hangs from the line above. */
const ACCENTED_LEADING = 1.2;

/** Line height of a broken text, in its size. */
export function leadingOf({ accented }: Pick<BrokenText, 'accented'>, usual: number): number {
  return accented ? Math.max(usual, ACCENTED_LEADING) : usual;
}

function isAccented(lines: readonly string[]): boolean {
  return lines.some(
    (line, index) =>
      index > 0 &&
      /\p{Lu}\p{M}/u.test(line.normalize('NFD')) &&
      /[gjpqyçQJ,;()]/.test(lines[index - 1] ?? ''),
  );
}

/** Words that announce the next one never end a line of a name. */
const LEADS_ON = /^(?:à|au|aux|chez|d[eu]|des|en|et|la|les?|sous|sur|un|une)$/i;
/** Widths are sums of floats. */
const HAIR = 1e-9;

function joined(pieces: readonly Piece[], { from, to }: Pick<Run, 'from' | 'to'>): string {
  return pieces
    .slice(from, to + 1)
    .map(({ text, glue }, index) => (index === 0 ? text : glue + text))
    .join('');
}

/** First fit. */
function filled(pieces: readonly Piece[], room: number): Run[] {
  const runs: Run[] = [];
  let run: Run | null = null;
  for (const [index, { width, joint }] of pieces.entries()) {
    const together: number = run === null ? Infinity : run.width + joint + width;
    if (run !== null && together <= room + HAIR) Object.assign(run, { to: index, width: together });
    else {
      run = { from: index, to: index, width };
      runs.push(run);
    }
  }
  return runs;
}

/** The same number of lines, as narrow as possible: the last one is rarely a single word. */
function evened(pieces: readonly Piece[], room: number): Run[] {
  let best = filled(pieces, room);
  if (best.length < 2) return best;
  let [low, high] = [room * 0.4, room];
  for (let step = 0; step < 6; step += 1) {
    const middle = (low + high) / 2;
    const runs = filled(pieces, middle);
    if (runs.length === best.length && runs.every(({ width }) => width <= middle + HAIR))
      [high, best] = [middle, runs];
    else low = middle;
  }
  return best;
}

/**
 * A text measured once: at another size or width it is broken by additions alone, since the search for a card's scale
 * tries hundreds.
 */
export class PreparedText {
  readonly text: string;
  readonly face: Face;
  /** Its type as a part of the size that it is set at. */
  readonly reduced: number;
  readonly #measure: Measure;
  readonly #pieces: readonly Piece[];
  readonly #width: number;
  /** By width at size 1. */
  readonly #broken = new Map<number, BrokenText>();
  #halves: BrokenText | null | undefined;

  constructor(measure: Measure, text: string, face: Face, reduced = 1) {
    this.text = text;
    this.face = face;
    this.reduced = reduced;
    this.#measure = (words, of, size) => measure(words, of, size * reduced);
    this.#width = this.#measure(text, face, 1);
    this.#pieces = this.#piecesOf(text);
  }

  get isEmpty(): boolean {
    return this.text === '';
  }

  /** Its width on one line. */
  width(size: number): number {
    return this.#width * size;
  }

  /** Its lines in a width; a word wider than that is broken between letters, none is cut off. */
  broken(size: number, width: number): BrokenText {
    const room = width / size;
    const known = this.#broken.get(room) ?? this.#break(room);
    this.#broken.set(room, known);
    return { ...known, last: known.last * size, widest: known.widest * size };
  }

  /** Cut in two as evenly as possible, never after 'de', 'la'…; null if it cannot be. */
  halves(): BrokenText | null {
    if (this.#halves === undefined) this.#halves = this.#cutInTwo();
    return this.#halves;
  }

  #cutInTwo(): BrokenText | null {
    const pieces = this.#pieces;
    const cuts = pieces.slice(1).map((_, index) => {
      const parts = [
        { from: 0, to: index },
        { from: index + 1, to: pieces.length - 1 },
      ].map((part) => joined(pieces, part));
      const widths = parts.map((part) => this.#measure(part, this.face, 1));
      const widest = Math.max(...widths);
      // After a comma a break reads best.
      const cost = widest * (/[,:]$/.test(parts[0] ?? '') ? 0.9 : 1);
      const ends = pieces[index]?.text ?? '';
      return { lines: parts, last: widths[1] ?? 0, widest, cost, ends };
    });
    const [best] = cuts.filter(({ ends }) => !LEADS_ON.test(ends)).sort((a, b) => a.cost - b.cost);
    return best === undefined ? null : { ...best, accented: isAccented(best.lines) };
  }

  #piece(text: string, glue: string, before: string): Piece {
    const width = (words: string) => this.#measure(words, this.face, 1);
    const joint = before === '' ? 0 : width(before + glue + text) - width(before) - width(text);
    return { text, width: width(text), glue, joint };
  }

  #piecesOf(text: string): Piece[] {
    const pieces: Piece[] = [];
    let [from, glue, before] = [0, '', ''];
    const add = (to: number) => {
      const part = text.slice(from, to);
      pieces.push(this.#piece(part, glue, before));
      before = part;
    };
    for (const { index, 0: space } of text.matchAll(BREAK)) {
      add(index);
      [from, glue] = [index + space.length, space];
    }
    add(text.length);
    return pieces;
  }

  #letters({ text, glue, joint }: Piece): Piece[] {
    const signs = Array.from(text);
    return signs.map((sign, index) =>
      index === 0
        ? { ...this.#piece(sign, '', ''), glue, joint }
        : this.#piece(sign, '', signs[index - 1] ?? ''),
    );
  }

  #break(room: number): BrokenText {
    if (this.#width <= room + HAIR)
      return { lines: [this.text], last: this.#width, widest: this.#width, accented: false };
    const wide = this.#pieces.some(({ width }) => width > room + HAIR);
    const pieces = wide
      ? this.#pieces.flatMap((piece) => (piece.width > room + HAIR ? this.#letters(piece) : [piece]))
      : this.#pieces;
    const runs = evened(pieces, room);
    const lines = runs.map((run) => joined(pieces, run));
    return {
      lines,
      accented: isAccented(lines),
      last: runs.at(-1)?.width ?? 0,
      widest: Math.max(...runs.map(({ width }) => width)),
    };
  }
}
