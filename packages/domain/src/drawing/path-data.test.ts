import { describe, expect, it } from 'vitest';
import { Composition } from './composition.ts';
import { path, placedPath } from './path-data.ts';
import { isPathData, pathBox } from './testing/path-box.ts';

describe('path', () => {
  it('rounds its numbers to a hundredth, and keeps path data that it is given', () => {
    expect(path`M${1 / 3} ${-2}H${1e-9}${'V4Z'}`).toBe('M0.33 -2H0V4Z');
  });
});

describe('placedPath', () => {
  it.each([
    ['M1 2L3 4Z', 'M12 24L16 28Z'],
    ['M1 2H3V4', 'M12 24H16V28'],
    ['M0 0Q1 2 3 4', 'M10 20Q12 24 16 28'],
    ['M0 0C1 2 3 4 5 6', 'M10 20C12 24 16 28 20 32'],
    ['M0 0A1 2 0 0 1 3 4', 'M10 20A2 4 0 0 1 16 28'],
  ])('scales and moves %s', (d, placed) => {
    expect(placedPath(d, 10, 20, 2)).toBe(placed);
  });

  it('mirrors an arc, which then turns the other way', () => {
    expect(placedPath('M0 0A1 1 0 0 1 2 0', 0, 0, -1, 1)).toBe('M0 0A1 1 0 0 0 -2 0');
    expect(placedPath('M0 0A1 1 0 0 1 2 0', 0, 0, -1)).toBe('M0 0A1 1 0 0 1 -2 0');
  });
});

describe('pathBox', () => {
  it.each([
    ['M1 2H5V8Z', { x: 1, y: 2, w: 4, h: 6 }],
    ['M0 0Q5 10 10 0', { x: 0, y: 0, w: 10, h: 5 }],
    ['M0 0C0 4 10 4 10 0', { x: 0, y: 0, w: 10, h: 3 }],
    ['M0 0A5 5 0 0 1 10 0', { x: 0, y: -5, w: 10, h: 5 }],
    ['M0 0A5 5 0 0 0 10 0', { x: 0, y: 0, w: 10, h: 5 }],
    ['M5 0A5 5 0 1 1 0 5', { x: 0, y: 0, w: 10, h: 10 }],
  ])('encloses %s', (d, box) => {
    const found = pathBox(d);
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(found[side], side).toBeCloseTo(box[side], 0);
  });
});

it('path data of marks has absolute commands, each with its letter, and hundredths', () => {
  expect(isPathData('M0 0.25L-1 2ZM1 1A1 1 0 0 1 2 3')).toBe(true);
  for (const d of ['', 'L1 2', 'M0 0l1 1', 'M0 0 1 1', 'M0 0L1.234 1', 'M0 0L1e3 1', 'M0 0LNaN 1'])
    expect(isPathData(d), d).toBe(false);
});

it('a scaled drawing has its path data scaled, but neither the crop of a picture nor opacity', () => {
  const at = new Composition({ width: 10, height: 10 }, () => 0);
  const crop = { x: 0.125, y: 0, w: 0.5, h: 1 };
  at.add(
    { kind: 'path', d: 'M1 1H2', stroke: 'laiton', line: 0.5, opacity: 0.5, cap: 'round' },
    { kind: 'image', x: 1, y: 1, w: 2, h: 2, src: '/catalogue/illustrations/frise-vagues.svg', crop },
  );
  expect(at.scaled(2).marks).toEqual([
    { kind: 'path', d: 'M2 2H4', stroke: 'laiton', line: 1, opacity: 0.5, cap: 'round' },
    { kind: 'image', x: 2, y: 2, w: 4, h: 4, src: '/catalogue/illustrations/frise-vagues.svg', crop },
  ]);
});
