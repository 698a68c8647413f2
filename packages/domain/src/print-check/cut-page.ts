import type { Size } from '../drawing/boards/board-sizes.ts';
import type { Box } from '../drawing/mark.ts';
import type { OrderedPrint } from './ordered-print.ts';
import { type PageFacts, type Paint, SIDES, type Side } from './print-facts.ts';

/** Millimetres by which a page may differ from what was ordered, and what the rounding of a file adds. */
const TOLERANCE = 0.5;
const ROUNDING = 0.02;
/** What is usually added on each side of a page to be cut. */
const USUAL_BLEED = 3;
const BLEEDS = [USUAL_BLEED, 5, 4, 2] as const;
export const NEEDED_BLEED = USUAL_BLEED;

/** A size in which an ordered thing may come. */
interface Shape {
  print: OrderedPrint;
  width: number;
  height: number;
  /** 10 where it is drawn at a tenth. */
  scale: number;
  tolerance: Size;
}

/** One flap; of a thing that folds, the spread and the closed sheet as well; each at its size or at a tenth. */
export function shapesOf(print: OrderedPrint): Shape[] {
  const { size } = print;
  if (size === null) return [];
  const folds = print.folded
    ? [
        [1, 1],
        [2, 1],
        [1, 2],
        [0.5, 1],
        [1, 0.5],
      ]
    : [[1, 1]];
  return folds.flatMap(([across = 1, down = 1]) =>
    [1, 10].map((scale) => ({
      print,
      width: (size.width * across) / scale,
      height: (size.height * down) / scale,
      scale,
      tolerance: {
        width: (TOLERANCE * Math.max(across, 1)) / scale + ROUNDING,
        height: (TOLERANCE * Math.max(down, 1)) / scale + ROUNDING,
      },
    })),
  );
}

function isOf({ width, height, tolerance }: Shape, w: number, h: number): boolean {
  return Math.abs(w - width) <= tolerance.width && Math.abs(h - height) <= tolerance.height;
}

/** A page as it will be cut. */
export interface CutPage {
  cut: Box;
  shape: Shape | null;
  /** 10 where it is drawn at a tenth, as far as one can tell. */
  scale: number;
  /** The file says where; else it is read from marks, or from a usual bleed. */
  said: boolean;
}

const FAR_SMALLER = 5;
const FIRST_STEP = 0.6;

/** The painted length of the line at this distance from a side. */
export function paintedAt(paint: readonly Paint[], distance: number): number {
  return paint.findLast(({ from }) => from <= distance + 1e-6)?.length ?? 0;
}

/** Whether some side is painted to the edge of the whole page. */
function isPaintedToEdge(page: PageFacts): boolean {
  return SIDES.some((side) => {
    const length = side === 'top' || side === 'bottom' ? page.width : page.height;
    return paintedAt(page.paint?.[side] ?? [], FIRST_STEP) >= length / 2;
  });
}

/** The first pair of these places that is as far apart as a shape is wide. */
function pairApart(places: readonly number[], length: number, tolerance: number): [number, number] | null {
  for (const from of places)
    for (const to of places) if (Math.abs(to - from - length) <= tolerance) return [from, to];
  return null;
}

function cutByMarks({ marks }: PageFacts, shapes: readonly Shape[]): CutPage | null {
  for (const shape of shapes) {
    const across = pairApart(marks.x, shape.width, shape.tolerance.width);
    const down = pairApart(marks.y, shape.height, shape.tolerance.height);
    if (across === null || down === null) continue;
    const cut = { x: across[0], y: down[0], w: across[1] - across[0], h: down[1] - down[0] };
    return { cut, shape, scale: shape.scale, said: false };
  }
  return null;
}

function cutByBleed(page: PageFacts, shapes: readonly Shape[]): CutPage | null {
  for (const shape of shapes)
    for (const usual of BLEEDS) {
      const bleed = usual / shape.scale;
      const [w, h] = [page.width - 2 * bleed, page.height - 2 * bleed];
      if (isOf(shape, w, h) && (usual === USUAL_BLEED || isPaintedToEdge(page)))
        return { cut: { x: bleed, y: bleed, w, h }, shape, scale: shape.scale, said: false };
    }
  return null;
}

function isWhole({ width, height }: PageFacts, { w, h }: Box): boolean {
  return Math.abs(w - width) < ROUNDING && Math.abs(h - height) < ROUNDING;
}

/** Of a page that has none of the ordered sizes: what is far smaller than all of them is drawn at a tenth. */
function likelyScale({ w, h }: Box, prints: readonly OrderedPrint[]): number {
  const sizes = prints.flatMap(({ size }) => (size === null ? [] : [size]));
  const isFarSmaller = sizes.every(
    ({ width, height }) => Math.max(w, h) * FAR_SMALLER < Math.max(width, height),
  );
  return sizes.length > 0 && isFarSmaller ? 10 : 1;
}

/** Where a page will be cut, and which of the ordered things it then is; none where it has another size. */
export function cutPage(page: PageFacts, prints: readonly OrderedPrint[]): CutPage {
  const shapes = prints.flatMap(shapesOf);
  const whole = { x: 0, y: 0, w: page.width, h: page.height };
  const cut = page.trim ?? whole;
  const shape = shapes.find((one) => isOf(one, cut.w, cut.h)) ?? null;
  const said: CutPage = { cut, shape, scale: shape?.scale ?? likelyScale(cut, prints), said: true };
  if (shape !== null || !isWhole(page, cut)) return said;
  return cutByMarks(page, shapes) ?? cutByBleed(page, shapes) ?? said;
}

/** How far a ground is painted beyond a side of the cut; null where the page is not painted up to that side. */
export function bleedAt(page: PageFacts, { cut, scale }: CutPage, side: Side): number | null {
  const margin = {
    top: cut.y,
    left: cut.x,
    right: page.width - cut.x - cut.w,
    bottom: page.height - cut.y - cut.h,
  }[side];
  const length = side === 'top' || side === 'bottom' ? cut.w : cut.h;
  const paint = page.paint?.[side] ?? [];
  const ground = Math.min(paintedAt(paint, margin + 0.8 / scale), paintedAt(paint, margin + 1.6 / scale));
  if (ground < length / 2) return null;
  const step = 0.2 / scale;
  let bleed = 0;
  for (let out = margin - step / 2; out > 0 && paintedAt(paint, out) >= 0.8 * ground; out -= step)
    bleed += step * scale;
  return Math.min(bleed, margin * scale);
}
