import { expect, it } from 'vitest';
import { Composition } from './composition.ts';
import type { PathMark } from './mark.ts';
import { placedPath } from './path-data.ts';
import { repeatAt, repeatedPath, writtenOut } from './repeated-path.ts';

const TILE = 'M0 0C10 30 40 60 100 100A5 5 0 0 1 0 0Z';
const PLACES = [
  [12.34567891, 3.3],
  [1 / 3, 297],
] as const;

it('a path without copies is its own', () => {
  expect(repeatedPath({ d: TILE })).toBe(TILE);
});

it.each([
  [0.1449, 0.1532],
  [-0.6, 0.6],
])('copies of a tile are one path, each scaled (%s, %s) and moved, in hundredths', (sx, sy) => {
  const placed = PLACES.map(([x, y]) => placedPath(TILE, x, y, sx, sy)).join('');
  expect(repeatedPath({ d: TILE, repeat: repeatAt(PLACES, sx, sy) })).toBe(placed);
});

it('writes copies to a ten-thousandth of a millimetre and a millionth', () => {
  expect(repeatAt([[1 / 3, 2]], 1 / 7)).toEqual({ at: [[0.3333, 2]], scale: [0.142857, 0.142857] });
});

it('a scaled drawing has its copies scaled, and the tile as it is', () => {
  const at = new Composition({ width: 10, height: 10 }, () => 0);
  at.add({ kind: 'path', d: TILE, repeat: repeatAt(PLACES, 0.5), fill: 'laiton' });
  const [mark] = at.scaled(2).marks as PathMark[];
  expect(mark).toEqual({
    kind: 'path',
    d: TILE,
    repeat: {
      at: [
        [24.6914, 6.6],
        [0.6666, 594],
      ],
      scale: [1, 1],
    },
    fill: 'laiton',
  });
});

it('a mark that is written out paints the same without its copies', () => {
  const mark: PathMark = { kind: 'path', d: TILE, repeat: repeatAt(PLACES, 0.5), fill: 'laiton' };
  expect(writtenOut(mark)).toEqual({ kind: 'path', d: repeatedPath(mark), fill: 'laiton' });
  const alone: PathMark = { kind: 'path', d: TILE, fill: 'laiton' };
  expect(writtenOut(alone)).toBe(alone);
});
