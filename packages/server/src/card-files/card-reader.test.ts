import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cardDocx } from '../testing/card-documents.ts';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { CardReader } from './card-reader.ts';

let folder: string;
let file: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(MEMORY_FOLDER, 'ardoise-cards-'));
  file = path.join(folder, 'carte');
  const lignes = [{ nom: 'Entrecôte', detail: '', prix: '24,50 €' }];
  await writeFile(file, await cardDocx({ sections: [{ titre: 'Plats', lignes }] }, 'leaders'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
afterEach(() => vi.useRealTimers());

it('reads one file after the other, accounts before links', async () => {
  const failures: string[] = [];
  const reader = new CardReader((failure) => failures.push(failure));
  const order: string[] = [];
  const read = (who: 'account' | 'link') => reader.read(file, who).finally(() => order.push(who));
  const readings = await Promise.all([read('link'), read('link'), read('account')]);
  for (const { sections } of readings)
    expect(sections).toMatchObject([{ titre: 'Plats', lignes: [{ nom: 'Entrecôte', prix: '24,50 €' }] }]);
  expect(order).toEqual(['link', 'account', 'link']);
  expect(failures).toEqual([]);
  reader.stop();
});

it('ends a reading that takes too long or too much memory, and reads the next file', async () => {
  const failures: string[] = [];
  const slow = new CardReader((failure) => failures.push(failure), { ms: 1 });
  expect(await slow.read(file, 'account')).toEqual({ sections: [], format: null, refus: 'trop long' });
  expect(await slow.read(file, 'account')).toMatchObject({ refus: 'trop long' });
  slow.stop();
  const large = new CardReader((failure) => failures.push(failure), { residentKb: 1024 });
  expect(await large.read(file, 'account')).toMatchObject({ refus: 'illisible' });
  expect(failures).toEqual([expect.stringMatching(/^ended at \d+ KB of memory$/)]);
  large.stop();
});

it('refuses when too many files wait, and leaves none waiting at its stop', async () => {
  const reader = new CardReader(() => undefined);
  const waiting = Array.from({ length: 41 }, () => reader.read(file, 'link'));
  await expect(reader.read(file, 'link')).rejects.toThrow('too many files wait');
  reader.stop();
  const refusals = (await Promise.all(waiting)).map(({ refus }) => refus);
  expect(new Set(refusals)).toEqual(new Set(['illisible']));
});

it('leaves no timer at its stop, which would keep what it was made for', () => {
  vi.useFakeTimers();
  new CardReader(() => undefined).stop();
  expect(vi.getTimerCount()).toBe(0);
});
