import { describe, expect, it } from 'vitest';
import {
  CARD_DIVIDERS,
  CARD_FORMULAS,
  CARD_FRAMES,
  CARD_HEADS,
  FRIEZE_PATTERNS,
} from '../../../base/ornament-names.ts';
import type { Box, Mark } from '../../mark.ts';
import { repeatedPath } from '../../repeated-path.ts';
import { markBox } from '../../testing/drawing-faults.ts';
import { isPathData, pathPoints } from '../../testing/path-box.ts';
import { type CardLook, NEUTRAL_CARD_LOOK } from '../card-look.ts';
import { DIVIDER_REACH, dividerMarks } from './card-divider.ts';
import { frameMarks, frameRoom } from './card-frame.ts';
import { formulaBoxMarks } from './formula-box.ts';
import { friezeMarks } from './frieze.ts';
import { FRIEZES } from './frieze-patterns.ts';
import { HEAD_ORNAMENTS, headMarks } from './head-ornament.ts';

/** Flaps: width and height in millimetres, and the scale of their frame. */
const FLAPS = [
  [210, 297, 1],
  [148, 210, 0.7],
  [297, 420, 1.41],
  [148, 420, 0.76],
  [210, 210, 0.84],
  [297, 210, 1],
  [160, 360, 0.82],
  [99, 210, 0.53],
] as const;

const HAIR = 0.02;
const lookWith = (said: Partial<CardLook>): CardLook => ({ ...NEUTRAL_CARD_LOOK, ...said });

/** What is wrong with marks that belong in a box: outside it, not a number, no path data. */
function faultsIn({ x, y, w, h }: Box, marks: readonly Mark[]): string[] {
  return marks.flatMap((mark) => {
    const box = markBox(mark);
    const [right, bottom] = [box.x + box.w, box.y + box.h];
    const inside = box.x > x - HAIR && box.y > y - HAIR && right < x + w + HAIR && bottom < y + h + HAIR;
    if (!inside) return [`${mark.kind} at ${JSON.stringify(box)}`];
    return mark.kind === 'path' && !isPathData(repeatedPath(mark)) ? [`no path data: ${mark.d}`] : [];
  });
}

/** Whether a mark's outline crosses a box: one that is around it, or beside it, does not. */
function crosses(mark: Mark, { x, y, w, h }: Box): boolean {
  const inside = ([px, py]: readonly [number, number]) => px > x && px < x + w && py > y && py < y + h;
  if (mark.kind === 'path') return pathPoints(repeatedPath(mark)).some(inside);
  const box = markBox(mark);
  const [xs, ys] = [
    [box.x, box.x + box.w],
    [box.y, box.y + box.h],
  ];
  return xs.some((px) => ys.some((py) => inside([px, py])));
}

describe.each(CARD_FRAMES)('the frame %s', (frame) => {
  it.each(FLAPS.flatMap(([w, h, k]) => [1, 2].map((flaps) => [w, h, k, flaps] as const)))(
    'of %d by %d at %d, %d flaps, lies in the sheet and leaves a room in each flap',
    (w, h, k, count) => {
      const flaps = Array.from({ length: count }, (_, index) => ({ x: index * w, y: 0, w, h }));
      const marks = frameMarks(lookWith({ frame }), flaps, k);
      expect(faultsIn({ x: 0, y: 0, w: count * w, h }, marks)).toEqual([]);
      expect(marks[0]).toMatchObject({ kind: 'rect', x: 0, y: 0, h, fill: NEUTRAL_CARD_LOOK.inks.ground });
      for (const flap of flaps) {
        const room = frameRoom({ frame }, flap, k);
        expect(room.x - flap.x).toBeGreaterThanOrEqual(14 * k);
        expect(room.x + room.w).toBeLessThanOrEqual(flap.x + flap.w - 14 * k);
        expect(room.y).toBeGreaterThanOrEqual(14 * k);
        expect(room.y + room.h).toBeLessThanOrEqual(h - 14 * k);
        expect(room.w * room.h).toBeGreaterThan(0.5 * w * h);
        // The traces of chalk on the slate are hardly visible, and may lie below words.
        const ornaments = marks.filter(({ opacity = 1 }) => opacity > 0.1);
        expect(ornaments.filter((mark) => crosses(mark, room)).map(markBox)).toEqual([]);
      }
    },
  );
});

describe.each(CARD_DIVIDERS)('the divider %s', (divider) => {
  it.each([
    [30, 1],
    [62, 0.6],
    [110, 1.8],
    [54, 1.8],
    [30, 1.2],
    [28, 1.8],
  ])('%d wide at %d lies in its place, centred', (w, s) => {
    const place = { x: 100, y: 50, w, s };
    const marks = dividerMarks(lookWith({ divider }), place);
    const end = w / 2 + s;
    const reach = DIVIDER_REACH * s;
    expect(faultsIn({ x: 100 - end, y: 50 - reach, w: 2 * end, h: 2 * reach }, marks)).toEqual([]);
    const boxes = marks.map(markBox);
    const left = Math.min(...boxes.map(({ x }) => x));
    const right = Math.max(...boxes.map(({ x, w: wide }) => x + wide));
    expect(left + right).toBeCloseTo(200, 1);
  });
});

describe.each(CARD_HEADS)('the head %s', (heads) => {
  const { beside, height } = HEAD_ORNAMENTS[heads];

  it.each([
    [60, 1, 6],
    [48, 0.6, 4],
    [160, 1.6, 9],
  ])('in a column of %d at %d lies beside its name, in the height of the head', (w, s, size) => {
    const wide = w - beside * s;
    const marks = headMarks(lookWith({ heads }), { x: 20, w, y: 50, size, wide, s });
    expect(faultsIn({ x: 20, y: 50 - size, w, h: size * height }, marks)).toEqual([]);
    expect(marks.length).toBeGreaterThan(0);
  });
});

describe.each(CARD_FORMULAS)('the box %s of a formula', (formulas) => {
  it.each([
    [{ x: 10, y: 20, w: 55, h: 38 }, 1, { y: 45 }],
    [{ x: 10, y: 20, w: 110, h: 18 }, 0.6, { x: 90 }],
  ])('%j is filled, and holds its ornaments', (box, s, tear) => {
    const marks = formulaBoxMarks(lookWith({ formulas }), box, s, tear);
    const bite = formulas === 'ticket' ? 2.3 * s : 0;
    const around = { x: box.x - bite, y: box.y - bite, w: box.w + 2 * bite, h: box.h + 2 * bite };
    expect(faultsIn(around, marks)).toEqual([]);
    expect(marks[0]).toMatchObject(box);
  });
});

const BANDS: Box[] = [
  { x: 21, y: 240, w: 168, h: 8.4 },
  { x: 15, y: 150, w: 118, h: 6.4 },
  { x: 300, y: 380, w: 240, h: 11 },
  { x: 10, y: 10, w: 30, h: 11 },
];
const image = '/catalogue/illustrations/frise.svg';

describe.each(FRIEZE_PATTERNS)('the frieze %s', (pattern) => {
  it.each(BANDS)('fills %j with whole tiles, each layer in one path without seams', (box) => {
    const marks = friezeMarks({ image, field_apercu: { pattern } }, box, 'laiton');
    expect(faultsIn(box, marks)).toEqual([]);
    const { paper, width, layers } = FRIEZES[pattern];
    const tiles = Math.max(1, Math.round((100 * box.w) / (box.h * width)));
    const outlines = (d: string) => d.split('M').length - 1;
    const paths = marks.flatMap((mark) => (mark.kind === 'path' ? [outlines(repeatedPath(mark))] : []));
    expect(paths.slice(0, -1)).toEqual(layers.map(({ d }) => tiles * outlines(d)));
    expect(marks).toHaveLength(layers.length + (paper === undefined ? 1 : 2));
  });
});

it.each(BANDS)('a frieze without a pattern is its picture, a whole number of times along %j', (box) => {
  const marks = friezeMarks({ image }, box, 'laiton');
  expect(faultsIn(box, marks)).toEqual([]);
  const pictures = marks.flatMap((mark) => (mark.kind === 'image' ? [mark] : []));
  expect(pictures).toHaveLength(marks.length);
  expect(pictures.reduce((wide, { w }) => wide + w, 0)).toBeCloseTo(box.w, 6);
  for (const { src, crop } of pictures) {
    expect(src).toBe(image);
    expect(crop).toMatchObject({ y: expect.any(Number), w: expect.any(Number) });
  }
});
