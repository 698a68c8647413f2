import type { Box } from '@ardoise/domain/drawing/mark.ts';

const MM_PER_POINT = 25.4 / 72;

/** Coordinates of a PDF's page, in points from the bottom left. */
export interface Corners {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A matrix [a b c d e f] of a PDF. */
export type Matrix = readonly [number, number, number, number, number, number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Applies `inner` first, then `outer`. */
export function multiplied(inner: Matrix, outer: Matrix): Matrix {
  const [a, b, c, d, e, f] = inner;
  const [A, B, C, D, E, F] = outer;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

export function mapped([a, b, c, d, e, f]: Matrix, x: number, y: number): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f];
}

/** What encloses these corners once they are mapped. */
export function mappedCorners({ left, bottom, right, top }: Corners, matrix: Matrix): Corners {
  const points = [
    mapped(matrix, left, bottom),
    mapped(matrix, right, bottom),
    mapped(matrix, left, top),
    mapped(matrix, right, top),
  ];
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across),
    right: Math.max(...across),
    bottom: Math.min(...down),
    top: Math.max(...down),
  };
}

/** The whole page as it is shown: turned, in millimetres from its top left. */
export class PageSpace {
  readonly #media: Corners;
  readonly #turns: number;
  readonly #unit: number;

  /** @param unit how many points one of its units is (UserUnit) */
  constructor(media: Corners, turns: number, unit: number) {
    this.#media = media;
    this.#turns = turns;
    this.#unit = unit * MM_PER_POINT;
  }

  get size(): { width: number; height: number } {
    const { w, h } = this.boxOf(this.#media);
    return { width: w, height: h };
  }

  /** Of a length in the page's units. */
  get unit(): number {
    return this.#unit;
  }

  pointOf(x: number, y: number): [number, number] {
    const { left, bottom, right, top } = this.#media;
    const [w, h] = [right - left, top - bottom];
    const [across, down] = [x - left, top - y];
    const turned = [
      [across, down],
      [h - down, across],
      [w - across, h - down],
      [down, w - across],
    ][this.#turns] ?? [across, down];
    return [(turned[0] ?? 0) * this.#unit, (turned[1] ?? 0) * this.#unit];
  }

  boxOf({ left, bottom, right, top }: Corners): Box {
    const [x1, y1] = this.pointOf(left, bottom);
    const [x2, y2] = this.pointOf(right, top);
    return { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.abs(x2 - x1), h: Math.abs(y2 - y1) };
  }
}
