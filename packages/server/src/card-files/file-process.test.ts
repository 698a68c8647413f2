import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cardDocx } from '../testing/card-documents.ts';
import { MEMORY_FOLDER } from '../testing/memory-folder.ts';
import { FileProcess } from './file-process.ts';

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
  const reader = new FileProcess((failure) => failures.push(failure));
  const order: string[] = [];
  const read = (who: 'account' | 'link') => reader.run('readCard', file, who).finally(() => order.push(who));
  const readings = await Promise.all([read('link'), read('link'), read('account')]);
  for (const reading of readings)
    expect(reading).toMatchObject({
      result: { sections: [{ titre: 'Plats', lignes: [{ nom: 'Entrecôte', prix: '24,50 €' }] }] },
    });
  expect(order).toEqual(['link', 'account', 'link']);
  expect(failures).toEqual([]);
  reader.stop();
});

it('ends a reading that takes too long or too much memory, and reads the next file', async () => {
  const failures: string[] = [];
  const slow = new FileProcess((failure) => failures.push(failure), { ms: 1 });
  expect(await slow.run('readCard', file, 'account')).toEqual({ none: 'trop long' });
  expect(await slow.run('readCard', file, 'account')).toEqual({ none: 'trop long' });
  slow.stop();
  const large = new FileProcess((failure) => failures.push(failure), { residentKb: 1024 });
  expect(await large.run('readCard', file, 'account')).toEqual({ none: 'illisible' });
  expect(failures).toEqual([expect.stringMatching(/^ended at \d+ KB of memory$/)]);
  large.stop();
});

it('refuses when too many files wait, and leaves none waiting at its stop', async () => {
  const reader = new FileProcess(() => undefined);
  const waiting = Array.from({ length: 41 }, () => reader.run('readCard', file, 'link'));
  await expect(reader.run('readCard', file, 'link')).rejects.toThrow('too many files wait');
  reader.stop();
  for (const outcome of await Promise.all(waiting)) expect(outcome).toEqual({ none: 'illisible' });
});

it('leaves no timer at its stop, which would keep what it was made for', () => {
  vi.useFakeTimers();
  new FileProcess(() => undefined).stop();
  expect(vi.getTimerCount()).toBe(0);
});
