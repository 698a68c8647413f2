import type { ReadSection } from '@ardoise/domain/card-text/reading/read-section.ts';
import { type ReadingScore, scoreReading } from './score-reading.ts';
import type { TrueRow } from './truth.ts';

/** The sums of several cards, by who made them and by layout. */
export class ReadingFigures {
  readonly #scores: { generator: string; layout: string; score: ReadingScore; ms: number }[] = [];

  add(
    generator: string,
    layout: string,
    truth: readonly TrueRow[],
    sections: readonly ReadSection[],
    ms: number,
  ) {
    this.#scores.push({ generator, layout, score: scoreReading(truth, sections), ms });
  }

  #table(by: 'generator' | 'layout'): string {
    const lines = [...Map.groupBy(this.#scores, (one) => one[by])].map(([name, scores]) => {
      const sum = (of: (score: ReadingScore) => number) =>
        scores.reduce((all, { score }) => all + of(score), 0);
      const [exact, all] = [sum((score) => score.exact), sum((score) => score.all)];
      const share = ((exact / all) * 100).toFixed(2);
      const wrong = `${sum(({ mispriced }) => mispriced.length)} with another's price, ${sum(({ invented }) => invented.length)} invented`;
      const slowest = Math.max(...scores.map(({ ms }) => ms));
      return `${name}: ${scores.length} cards, ${exact} of ${all} lines exact (${share} %), ${sum(({ placed }) => placed)} under their title, ${wrong}, slowest ${slowest.toFixed(0)} ms\n`;
    });
    return lines.join('');
  }

  print(): void {
    process.stdout.write(`\n${this.#table('generator')}\n${this.#table('layout')}`);
  }

  get cards(): number {
    return this.#scores.length;
  }

  /** Of all lines, those with the exact name and price. */
  get share(): number {
    const sum = (of: (score: ReadingScore) => number) =>
      this.#scores.reduce((all, { score }) => all + of(score), 0);
    return sum(({ exact }) => exact) / sum(({ all }) => all);
  }

  /** Lines with another's price, and lines that no card has, with their file. */
  get wrong(): string[] {
    return this.#scores.flatMap(({ generator, layout, score }) =>
      [...score.mispriced, ...score.invented].map((line) => `${generator}, ${layout}: ${line}`),
    );
  }
}
