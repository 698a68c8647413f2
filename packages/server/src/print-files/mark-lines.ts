import { type Matrix, mapped, type PageSpace } from './page-space.ts';
import type { Pdfium } from './pdfium.ts';

const LINE_TO = 0;
const MOVE_TO = 2;
const MOST_SEGMENTS = 30_000;
/** A path of more points draws something. */
const MOST_POINTS = 200;
/** Of a mark where the page is cut, in millimetres. */
const SHORTEST = 1.5;
const LONGEST = 25;
const STRAIGHT = 0.05;
const SAME = 0.1;

type Point = readonly [number, number];

/** Short upright and level lines of a page: marks where it is cut come in pairs of one place. */
export class MarkLines {
  readonly #x: number[] = [];
  readonly #y: number[] = [];
  readonly #pdfium: Pdfium;
  readonly #scratch: number;
  readonly #space: PageSpace;
  #left = MOST_SEGMENTS;

  constructor(pdfium: Pdfium, scratch: number, space: PageSpace) {
    this.#pdfium = pdfium;
    this.#scratch = scratch;
    this.#space = space;
  }

  add(path: number, matrix: Matrix): void {
    const count = this.#pdfium.FPDFPath_CountSegments(path);
    if (count > MOST_POINTS || this.#left < count) return;
    this.#left -= count;
    let from: Point | null = null;
    for (let rank = 0; rank < count; rank += 1) {
      const segment = this.#pdfium.FPDFPath_GetPathSegment(path, rank);
      const type = this.#pdfium.FPDFPathSegment_GetType(segment);
      const to: Point | null = type === LINE_TO || type === MOVE_TO ? this.#pointOf(segment, matrix) : null;
      if (type === LINE_TO && from !== null && to !== null) this.#note(from, to);
      from = to;
    }
  }

  #pointOf(segment: number, matrix: Matrix): Point | null {
    const { pdfium: module } = this.#pdfium;
    if (!this.#pdfium.FPDFPathSegment_GetPoint(segment, this.#scratch, this.#scratch + 4)) return null;
    const [x, y] = [module.getValue(this.#scratch, 'float'), module.getValue(this.#scratch + 4, 'float')];
    return this.#space.pointOf(...mapped(matrix, x, y));
  }

  #note([x1, y1]: Point, [x2, y2]: Point): void {
    const [across, down] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
    if (across < STRAIGHT && down >= SHORTEST && down <= LONGEST) this.#x.push((x1 + x2) / 2);
    if (down < STRAIGHT && across >= SHORTEST && across <= LONGEST) this.#y.push((y1 + y2) / 2);
  }

  /** The places of at least two lines. */
  get marks(): { x: number[]; y: number[] } {
    return { x: twice(this.#x), y: twice(this.#y) };
  }
}

const MOST_PLACES = 40;

function twice(places: readonly number[]): number[] {
  const sorted = places.toSorted((one, other) => one - other);
  const kept = sorted.filter((place, at) => {
    const next = sorted[at + 1];
    const before = sorted[at - 1];
    const isFirst = before === undefined || place - before > SAME;
    return isFirst && next !== undefined && next - place <= SAME;
  });
  return kept.slice(0, MOST_PLACES);
}
