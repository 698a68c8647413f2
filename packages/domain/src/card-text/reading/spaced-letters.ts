import { endOf, type PlacedText } from './placed-text.ts';

/** A gap inside a word, in sizes of the type. */
const WORD = 0.12;
/** The same before a currency, whose space may be a thin one. */
const BEFORE_CURRENCY = 0.06;
/** Letters that stand apart: a gap between words is so much wider than one between letters. */
const WIDER = 1.6;

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Whether most words are single letters: 'E N T R É E S'. */
function areSpaced(text: string): boolean {
  if (/[/|]/.test(text)) return false;
  const words = text.trim().split(/\s+/);
  const letters = words.filter((word) => /^[\p{L}\d&’'.,€+-]$/u.test(word)).length;
  return (words.length >= 4 || /^\d \d ?€$/.test(text.trim())) && letters >= words.length * 0.7;
}

/** A capital and the small capitals that it begins, which may stand apart: 'F' 'ROMAGES'. */
const SMALL_CAPITALS = 0.92;
const AFTER_CAPITAL = 0.3;
function beginsWord(capital: PlacedText, run: PlacedText, gap: number): boolean {
  const isSmall = run.size < capital.size * SMALL_CAPITALS && gap < AFTER_CAPITAL;
  return isSmall && /(?:^|[\s’'])\p{Lu}$/u.test(capital.text) && /^[\p{Lu}’'-]+(?:\s|$)/u.test(run.text);
}

/** A word of a few capitals that stand apart beside others that do not look so: 'D U' of 'VALLÉE D U RHÔNE'. */
const SPACED_WORD = /^\p{Lu}(?: \p{Lu})+$/u;
const withoutSpaces = (runs: readonly PlacedText[]): readonly PlacedText[] =>
  runs.some(({ text }) => /^\p{Lu}{3,}$/u.test(text)) && runs.every(({ text }) => !/\p{Ll}/u.test(text))
    ? runs.map((run) => (SPACED_WORD.test(run.text) ? { ...run, text: run.text.replaceAll(' ', '') } : run))
    : runs;

/** Runs as one text, words parted by a space. */
export function writtenRuns(placed: readonly PlacedText[]): string {
  const runs = withoutSpaces(placed);
  const gaps = runs.map((run, rank) => {
    const before = runs[rank - 1];
    const gap = before === undefined ? 0 : (run.x - endOf(before)) / run.size;
    return before !== undefined && beginsWord(before, run, gap) ? 0 : gap;
  });
  const isApart = ({ text }: PlacedText, rank: number) =>
    rank > 0 && (gaps[rank] ?? 0) > (text.startsWith('€') ? BEFORE_CURRENCY : WORD);
  const text = runs.map((run, rank) => (isApart(run, rank) ? ' ' : '') + run.text).join('');
  if (!areSpaced(text)) return text;
  const usual = middle(gaps.slice(1).filter((gap) => gap > 0));
  return runs
    .map((run, rank) => {
      const letters = run.text.replace(/(?<=\S) (?=\S)/g, '').replace(/\s{2,}/g, ' ');
      return rank > 0 && (gaps[rank] ?? 0) > usual * WIDER ? ` ${letters}` : letters;
    })
    .join('');
}
