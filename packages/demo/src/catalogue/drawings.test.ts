import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { DRAWINGS_FOLDER } from '../drawings-folder.ts';
import { CATALOGUE_CONTENT } from './catalogue-content.ts';

const folder = DRAWINGS_FOLDER;
const MAX_BYTES = 8 * 1024;

/** The pictures that items of the reference lists reference, without the leading `/catalogue/`. */
function namedPictures(): string[] {
  return Object.values(CATALOGUE_CONTENT)
    .flat()
    .flatMap((item) => Object.entries(item))
    .filter(([field]) => field === 'image' || /^field_.*image/.test(field))
    .map(([, address]) => String(address).replace('/catalogue/', ''));
}

/** Every picture of the folder, by its path in it. */
async function drawings(): Promise<Map<string, string>> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.svg'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return new Map(files.map((file, index) => [file.split(path.sep).join('/'), texts[index] ?? '']));
}

describe('the drawings', async () => {
  const drawn = await drawings();

  it('exist for every picture that the catalogue references', () => {
    expect(namedPictures().filter((name) => !drawn.has(name))).toEqual([]);
  });

  it('are all used by the catalogue', () => {
    const named = new Set(namedPictures());
    expect([...drawn.keys()].filter((name) => !named.has(name))).toEqual([]);
  });

  it('are small, and contain no NaN', () => {
    const wrong = [...drawn]
      .filter(([, svg]) => svg.length > MAX_BYTES || /NaN|undefined|Infinity/.test(svg))
      .map(([name]) => name);
    expect(wrong).toEqual([]);
  });
});
