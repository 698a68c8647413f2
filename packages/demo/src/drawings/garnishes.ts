import { block, flat, ink, type Marks, SHEET, tint } from './print.ts';
import { disc, leaf, oval, rays, segment, wave } from './shapes.ts';

const GREEN = '#4d7a2f';

/** A wheel of citrus on the rim. */
export function wheel(x: number, y: number, r: number, rind: string, flesh: string): Marks {
  return [
    flat(disc(x, y, r), rind),
    flat(disc(x, y, r * 0.78), flesh),
    tint(rays(x, y, 1, r * 0.76, 8), SHEET, 1),
    ink(disc(x, y, r)),
  ];
}

/** A straw from inside the glass to the upper right, or left. */
export function straw(x: number, y: number, toX: number, toY: number, colour: string): Marks {
  return [
    tint(segment(x, y, toX, toY), colour, 3.2),
    ink(segment(x - 1.9, y, toX - 1.9, toY) + segment(x + 1.9, y, toX + 1.9, toY), 1.1),
    ink(oval(toX, toY, 1.9, 0.8), 1),
  ];
}

/** A sprig of mint standing at (x, y). */
export function sprig(x: number, y: number, scale = 1): Marks {
  const l = 11 * scale;
  const leaves = [leaf(x, y, l * 1.2, -90, 0.4), leaf(x, y, l, -35, 0.38), leaf(x, y, l, -145, 0.38)];
  return leaves.map((d) => block(d, GREEN, 1.1));
}

/** A cherry with its stem. */
export function cherry(x: number, y: number, colour = '#a82a1e'): Marks {
  return [block(disc(x, y, 4.2), colour, 1.3), ink(`M${x} ${y - 4}q1-7 6-9`, 1.1)];
}

/** Berries on a stick across the rim. */
export function skewer(x: number, y: number, length: number, colours: string[]): Marks {
  const step = length / (colours.length + 1);
  return [
    ink(segment(x, y, x + length, y - length * 0.25), 1.2),
    colours.map((colour, i) => block(disc(x + step * (i + 1), y - step * (i + 1) * 0.25, 4), colour, 1.2)),
  ];
}

/** A twist of peel over the rim. */
export function peel(x: number, y: number, colour: string): Marks {
  return block(`M${x} ${y}q8-9 13-2q4 8-5 13q-5 5-1 11q-8-3-6-11q2-5 6-8q3-4 0-5q-3-1-7 2z`, colour, 1.2);
}

/** Foam or crushed ice above the rim. */
export function foam(x: number, y: number, half: number, colour: string): Marks {
  const bumps = `M${x - half} ${y}q${-half * 0.2}-9 ${half * 0.5}-9q${half * 0.2}-6 ${half * 0.6}-3q${half * 0.5}-3 ${half * 0.5} 3q${half * 0.6} 0 ${half * 0.4} 9z`;
  return block(bumps, colour, 1.3);
}

/** Slices of cucumber, or of another pale fruit, against the wall of the glass. */
export function rounds(spots: [x: number, y: number][], rind: string, flesh: string): Marks {
  return spots.map(([x, y]) => [
    flat(disc(x, y, 7), rind),
    flat(disc(x, y, 5.4), flesh),
    tint(rays(x, y, 1.6, 3, 6), rind, 0.9),
    ink(disc(x, y, 7), 1),
  ]);
}

/** Sugar on the rim. */
export function sugar(x: number, y: number, half: number, colour: string): Marks {
  return tint(wave(x - half, y, half / 5, 2, 10), colour, 2);
}
