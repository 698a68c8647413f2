import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WEB_RELEASES_FOLDER } from '../db/backup/not-data.ts';
import { WebReleases } from './web-releases.ts';

let folder: string;
let releases: WebReleases;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ardoise-releases-'));
  releases = new WebReleases(folder);
});
afterEach(() => rm(folder, { recursive: true }));

const root = () => path.join(folder, WEB_RELEASES_FOLDER);

/** The assets of a build, with one encoding beside each. */
async function build(...names: string[]): Promise<string> {
  const assets = path.join(folder, `build-${names.join('-')}`);
  await mkdir(assets, { recursive: true });
  for (const name of names)
    for (const file of [name, `${name}.br`, `${name}.gz`]) await writeFile(path.join(assets, file), file);
  return assets;
}

const has = async (name: string) => (await releases.folderOf(name)) !== undefined;

/** Started so many minutes before the present start. */
async function startedBefore(minutes: number): Promise<void> {
  for (const name of await readdir(root())) {
    const then = new Date(Date.now() - minutes * 60_000);
    await utimes(path.join(root(), name), then, then);
  }
}

it('keeps the assets of the present release and of the one before, and no older ones', async () => {
  await releases.keep(await build('first.js', 'same.js'));
  await startedBefore(20);
  await releases.keep(await build('second.js', 'same.js'));
  expect([await has('first.js'), await has('second.js'), await has('same.js')]).toEqual([true, true, true]);
  // Started again: no release of its own.
  await startedBefore(10);
  await releases.keep(await build('second.js', 'same.js'));
  expect(await has('first.js')).toBe(true);
  const [before] = await Promise.all([releases.folderOf('first.js'), releases.folderOf('second.js')]);
  const then = new Date(Date.now() - 30 * 60_000);
  await utimes(before ?? '', then, then);
  await releases.keep(await build('third.js'));
  expect([await has('first.js'), await has('second.js'), await has('third.js')]).toEqual([false, true, true]);
});

it('is kept once by processes that start together, whole', async () => {
  const assets = await build('one.js', 'two.js');
  await Promise.all(Array.from({ length: 4 }, () => new WebReleases(folder).keep(assets)));
  const kept = await readdir(root());
  expect(kept).toHaveLength(1);
  expect(await readdir(path.join(root(), kept[0] ?? ''))).toEqual([
    'one.js',
    'one.js.br',
    'two.js',
    'two.js.br',
  ]);
});

it('deletes what a killed process left of a copy, and answers nothing of it', async () => {
  const left = path.join(root(), 'unfinished-1');
  await mkdir(left, { recursive: true });
  await writeFile(path.join(left, 'half.js'), '');
  expect(await has('half.js')).toBe(false);
  await startedBefore(120);
  await releases.keep(await build('one.js'));
  expect((await readdir(root())).filter((name) => name.startsWith('unfinished'))).toEqual([]);
});

it('keeps nothing without a build, and answers nothing without a folder', async () => {
  await releases.keep(path.join(folder, 'nowhere'));
  expect(await readdir(folder)).toEqual([]);
  expect(await has('one.js')).toBe(false);
});
