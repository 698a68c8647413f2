import { isPrice } from '../price-text.ts';
import { partsOf, type ReadLine } from './read-line.ts';

/** A piece of a line in one style. */
export interface Piece {
  text: string;
  size?: number | undefined;
  bold?: boolean | undefined;
  italic?: boolean | undefined;
}

/** What is said of a dish beside its name is that much smaller, where it is. */
const SMALLER = 0.93;
const hasLetters = (text: string): boolean => /\p{L}/u.test(text);
/** 'prix : 12 €', after leaders or not. */
const isOfPrice = (text: string): boolean =>
  isPrice(
    partsOf(text)
      .join(' ')
      .replace(/^(?:prix|tarif)?[\s:=–—-]*/iu, ''),
  );

function isLighter(piece: Piece, first: Piece): boolean {
  if (piece.size !== undefined && first.size !== undefined && piece.size < first.size * SMALLER) return true;
  return (first.bold === true && piece.bold === false) || (piece.italic === true && first.italic === false);
}

/** The pieces that are written more lightly than the name before them: what is said of it. */
export function lighterPieces<Own extends Piece>(pieces: readonly Own[]): readonly Own[] {
  const [first] = pieces;
  if (first === undefined) return [];
  const said = pieces.map((piece) => hasLetters(piece.text) && !isOfPrice(piece.text));
  const from = pieces.findIndex((piece, rank) => rank > 0 && said[rank] && isLighter(piece, first));
  const before = pieces.slice(0, Math.max(from, 0)).map(({ text }) => text);
  if (!/\p{L}{2}/u.test(before.join(''))) return [];
  const after = pieces.findIndex((piece, rank) => rank > from && said[rank] && !isLighter(piece, first));
  const last = said.lastIndexOf(true);
  // Words in the style of the name follow: those before are a part of it.
  return after < 0 ? pieces.slice(from, last + 1) : [];
}

/** So many lines, and such a share of all, say that a card writes details beside its names. */
const ENOUGH = 3;
const SHARE = 0.08;

/** Lines whose names end in lighter words, in parts of their own where a card has several of them. */
export function splitLighterWords(lines: readonly ReadLine[]): readonly ReadLine[] {
  const count = lines.filter(({ lighter }) => lighter !== undefined).length;
  if (count < ENOUGH || count < lines.length * SHARE) return lines;
  return lines.map((line) => {
    const { lighter, parts } = line;
    const at = lighter === undefined ? -1 : parts.findIndex((part) => part.includes(lighter));
    if (lighter === undefined || at < 0) return line;
    const part = parts[at] ?? '';
    const from = part.indexOf(lighter);
    const pieces = [
      part.slice(0, from).replace(/[\s,:|·•–—-]+$/, ''),
      lighter.replace(/^[\s|·•–—-]+/, ''),
      part.slice(from + lighter.length).trim(),
    ];
    const own = pieces.filter((piece) => piece !== '');
    return { ...line, parts: [...parts.slice(0, at), ...own, ...parts.slice(at + 1)] };
  });
}
