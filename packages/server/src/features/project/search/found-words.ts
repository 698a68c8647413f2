import type { FoundIn } from '@ardoise/domain/contract/search.ts';
import { foldWord, SHOWN_WORDS } from './fold-word.ts';

type Pieces = FoundIn['texte'];

/** Length of an excerpt: some characters before the match, the rest after. */
const EXCERPT = 140;
const BEFORE = 45;

/** Splits a text into fragments, marking words whose normalised form matches; null when none does. */
export function markWords(text: string, fits: (folded: string) => boolean): Pieces | null {
  const pieces: Pieces = [];
  let done = 0;
  for (const match of text.matchAll(SHOWN_WORDS)) {
    if (!fits(foldWord(match[0]))) continue;
    if (match.index > done) pieces.push({ texte: text.slice(done, match.index), marque: false });
    pieces.push({ texte: match[0], marque: true });
    done = match.index + match[0].length;
  }
  if (pieces.length === 0) return null;
  if (done < text.length) pieces.push({ texte: text.slice(done), marque: false });
  return pieces;
}

/** Start and end of an excerpt around a position: at word boundaries. */
function window(text: string, place: number): { start: number; end: number } {
  const early = Math.max(0, place - BEFORE);
  const start = early === 0 ? 0 : text.indexOf(' ', early - 1) + 1;
  const late = Math.min(text.length, start + EXCERPT);
  const end = late === text.length ? late : text.lastIndexOf(' ', late);
  // A word longer than the excerpt has no space: it is cut.
  return { start: start > place ? place : start, end: end <= place ? late : end };
}

/** The excerpt of a text around the first matching word, in fragments, line breaks as spaces; null when none matches. */
export function excerptOf(text: string, fits: (folded: string) => boolean): Pieces | null {
  const line = text.replace(/\s+/g, ' ').trim();
  const first = [...line.matchAll(SHOWN_WORDS)].find((match) => fits(foldWord(match[0])));
  if (first === undefined) return null;
  const { start, end } = window(line, first.index);
  const shown = `${start > 0 ? '… ' : ''}${line.slice(start, end).trim()}${end < line.length ? ' …' : ''}`;
  return markWords(shown, fits);
}
