import { readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { judgeFile } from '@ardoise/domain/print-check/judge-file.ts';
import { type PrintVerdict, reasonsToRedo } from '@ardoise/domain/print-check/print-verdict.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { A4, FAULTY_PRINTS, GOOD_PRINTS, type PrintCase } from '../testing/print-fixtures/print-cases.ts';
import { sample } from '../testing/volume.ts';
import { printFacts } from './print-facts.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-prints-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function verdictOf({ file, print }: PrintCase): Promise<PrintVerdict> {
  const at = path.join(folder, 'file.pdf');
  await writeFile(at, await file());
  return judgeFile('carte.pdf', await printFacts(at), [print]);
}

const told = async (one: PrintCase) => [one.name, reasonsToRedo(await verdictOf(one))];

it.each(sample(6, [...GOOD_PRINTS]))('has nothing made again of $name', async (one) => {
  expect(await told(one)).toEqual([one.name, []]);
});

it.each(sample(10, [...FAULTY_PRINTS]))('has made again for its one fault: $name', async (one) => {
  expect(await told(one)).toEqual([one.name, [one.fault]]);
});

/** Cards by LibreOffice, WeasyPrint, Ghostscript, wkhtmltopdf and Chromium. */
const CARDS = path.join(import.meta.dirname, '../testing/owner-cards/files');

it('has nothing made again of cards by other programs', { tags: 'long' }, async () => {
  const wronged: string[] = [];
  for (const name of readdirSync(CARDS).filter((file) => file.endsWith('.pdf'))) {
    const verdict = judgeFile('carte.pdf', await printFacts(path.join(CARDS, name)), [A4]);
    if (reasonsToRedo(verdict).length > 0) wronged.push(name);
  }
  expect(wronged).toEqual([]);
});

it('finds each of 40 faults, and none in 20 good files', { tags: 'long' }, async () => {
  const [good, faulty] = [GOOD_PRINTS, FAULTY_PRINTS];
  expect([good.length, faulty.length]).toEqual([20, 40]);
  const wronged: string[] = [];
  for (const one of good) if (reasonsToRedo(await verdictOf(one)).length > 0) wronged.push(one.name);
  const missed: string[] = [];
  for (const one of faulty) {
    const reasons = reasonsToRedo(await verdictOf(one));
    if (one.fault === null || !reasons.includes(one.fault)) missed.push(one.name);
  }
  process.stdout.write(
    `\nÀ refaire: ${faulty.length - missed.length} of ${faulty.length} faults found, ${wronged.length} of ${good.length} good files\n`,
  );
  expect({ wronged, missed }).toEqual({ wronged: [], missed: [] });
});
