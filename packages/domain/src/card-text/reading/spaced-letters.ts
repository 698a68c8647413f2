import { endOf, type PlacedText } from './placed-text.ts';

/** A gap inside a word, in sizes of the type. */
const WORD = 0.12;
/** Letters that stand apart: a gap between words is so much wider than one between letters. */
const WIDER = 1.6;

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

/** Whether most words are single letters: 'E N T R É E S'. */
function areSpaced(text: string): boolean {
  const words = text.trim().split(/\s+/);
  const letters = words.filter((word) => /^[\p{L}\d&’']$/u.test(word)).length;
  return words.length >= 4 && letters >= words.length * 0.7;
}

/** Runs as one text, words parted by a space. */
export function writtenRuns(runs: readonly PlacedText[]): string {
  const gaps = runs.map((run, rank) =>
    rank === 0 ? 0 : (run.x - endOf(runs[rank - 1] as PlacedText)) / run.size,
  );
  const text = runs.map((run, rank) => (rank > 0 && (gaps[rank] ?? 0) > WORD ? ' ' : '') + run.text).join('');
  if (!areSpaced(text)) return text;
  const usual = middle(gaps.slice(1).filter((gap) => gap > 0));
  return runs
    .map((run, rank) => {
      const letters = run.text.replace(/(?<=\S) (?=\S)/g, '').replace(/\s{2,}/g, ' ');
      return rank > 0 && (gaps[rank] ?? 0) > usual * WIDER ? ` ${letters}` : letters;
    })
    .join('');
}
