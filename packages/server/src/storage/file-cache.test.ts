import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FileCache } from './file-cache.ts';

const BOUND = 100_000;
const FILE = 10_000;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const nameOf = (index: number) => index.toString(16).padStart(2, '0').repeat(32);
const place = (name: string) => path.join(folder, name.slice(0, 2), name);

/** Used so many seconds ago. */
async function age(name: string, seconds: number): Promise<void> {
  const at = new Date(Date.now() - seconds * 1000);
  await utimes(place(name), at, at);
}

async function names(): Promise<string[]> {
  const shards = (await readdir(folder)).filter((shard) => shard !== 'held');
  return (await Promise.all(shards.map((shard) => readdir(path.join(folder, shard))))).flat().sort();
}

it('evicts the least recently used above its bound', async () => {
  const cache = await FileCache.open(folder, BOUND);
  for (let index = 0; index < 10; index += 1) {
    await cache.write(nameOf(index), randomBytes(FILE));
    await age(nameOf(index), 100 - index);
  }
  await cache.read(nameOf(0));
  await cache.write(nameOf(10), randomBytes(FILE));
  expect(await names()).toEqual([0, 3, 4, 5, 6, 7, 8, 9, 10].map(nameOf));
});

it('counts what other processes have put into the same folder', async () => {
  const [one, other] = [await FileCache.open(folder, BOUND), await FileCache.open(folder, BOUND)];
  for (let index = 0; index < 20; index += 1)
    await (index % 2 === 0 ? one : other).write(nameOf(index), randomBytes(FILE));
  expect((await names()).length).toBeLessThanOrEqual(10);
});

it('evicts no file that is in use', async () => {
  const cache = await FileCache.open(folder, BOUND);
  const content = randomBytes(FILE);
  await cache.write(nameOf(1), content);
  const held = await cache.hold(nameOf(1));
  expect(await cache.clear()).toBe(FILE);
  expect(await names()).toEqual([]);
  expect(await cache.hold(nameOf(1))).toBeNull();
  expect(await readFile(held ?? '')).toEqual(content);
});

it('evicts what was not used for a week, and what is removed', async () => {
  const cache = await FileCache.open(folder, BOUND);
  for (const name of [nameOf(1), nameOf(2), `${nameOf(2)}.webp`, nameOf(3)])
    await cache.write(name, Buffer.from('x'));
  await age(nameOf(1), 8 * 86_400);
  await cache.remove(nameOf(2));
  await cache.trim();
  expect(await names()).toEqual([nameOf(3)]);
});

it('deletes at its start the links of a killed process', async () => {
  await FileCache.open(folder, BOUND);
  const [own] = await readdir(path.join(folder, 'held'));
  expect(own).toBeUndefined();
  const cache = await FileCache.open(folder, BOUND);
  await cache.write(nameOf(1), Buffer.from('x'));
  const held = await cache.hold(nameOf(1));
  await writeFile(`${path.dirname(held ?? '')}/ailleurs.1.dddd`, 'x');
  await FileCache.open(folder, BOUND);
  expect(await readdir(path.join(folder, 'held'))).toEqual(['ailleurs.1.dddd']);
});
