import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { DRAWINGS_FOLDER } from '@ardoise/demo/drawings-folder.ts';
import { expect, it } from 'vitest';
import { readShapes } from './svg-shapes.ts';

const svg = (inside: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 84 96">${inside}</svg>`;

it.each(['boissons', 'visuel-solide', 'cocktails'])('parses every picture of %s as paths', async (list) => {
  const all = await readdir(path.join(DRAWINGS_FOLDER, list));
  // A family's picture is three scaled drawings; no board uses it.
  const files = all.filter((file) => !file.startsWith('famille-'));
  expect(files.length).toBeGreaterThan(10);
  const read = await Promise.all(
    files.map((file) => readFile(path.join(DRAWINGS_FOLDER, list, file), 'utf8')),
  );
  expect(files.filter((_, index) => readShapes(read[index] ?? '') === null)).toEqual([]);
});

it('applies the attributes and translations of its groups to each path', () => {
  const read = readShapes(
    svg(
      '<g transform="translate(1.5 2)" fill="none" stroke="#abc"><g transform="translate(1)"><path d="M0 0h1" stroke-width="2"/></g></g><path d="M1 1"/>',
    ),
  );
  expect(read).toMatchObject({ width: 84, height: 96 });
  expect(read?.shapes).toMatchObject([
    { d: 'M0 0h1', x: 2.5, y: 2, fill: null, stroke: '#aabbcc', strokeWidth: 2 },
    { d: 'M1 1', x: 0, y: 0, fill: '#000000', stroke: null },
  ]);
});

it.each([
  '<circle r="2"/>',
  '<path d="M0 0" style="fill:red"/>',
  '<g transform="rotate(3)"><path d="M0 0"/></g>',
  'words',
])('returns null for more than paths: %s', (inside) => {
  expect(readShapes(svg(inside))).toBeNull();
});
