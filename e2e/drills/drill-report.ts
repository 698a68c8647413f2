import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { isBroken, isDone, type Sample } from './recording-caller.ts';

const FILE = path.resolve(import.meta.dirname, '../../test-results/drills.md');

/** When a disturbance began and was over. */
export interface Span {
  begun: number;
  cured: number;
}

const seconds = (ms: number) => (ms / 1_000).toFixed(1);

/** A table of what each kind of request met from the beginning of a disturbance, and when it went well again. */
export function drillReport(title: string, { begun, cured }: Span, samples: readonly Sample[]): string {
  const during = samples.filter(({ at }) => at >= begun);
  const kinds = [...new Set(during.map(({ what }) => what))].sort();
  const rows = kinds.map((what) => {
    const own = during.filter((one) => one.what === what);
    const good = own.filter(isDone);
    const bad = own.filter((one) => !isDone(one));
    const broken = bad.filter(isBroken).length;
    const lastBad = bad.at(-1);
    const firstGood = good.find(({ at }) => at >= cured);
    return `| ${[
      what,
      good.length,
      bad.length - broken,
      broken,
      seconds(Math.max(...own.map(({ ms }) => ms))),
      lastBad === undefined ? '–' : seconds(lastBad.at + lastBad.ms - begun),
      firstGood === undefined ? 'never' : seconds(firstGood.at + firstGood.ms - cured),
    ].join(' | ')} |`;
  });
  const said = [
    ...new Set(
      during.filter(({ sentence }) => sentence !== '').map((one) => `${one.status} ${one.sentence}`),
    ),
  ];
  return [
    `## ${title}`,
    '',
    `It lasted ${seconds(cured - begun)} s.`,
    '',
    '| request | done | refused in words | broken | longest, s | last failure, s after the beginning | done again, s after the cure |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
    ...said.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

/** Adds to the report of this run, and prints. */
export async function keepReport(text: string): Promise<void> {
  process.stdout.write(`${text}\n`);
  await mkdir(path.dirname(FILE), { recursive: true });
  await appendFile(FILE, `${text}\n`);
}
