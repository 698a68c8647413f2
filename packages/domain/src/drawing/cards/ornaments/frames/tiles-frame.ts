import { inset } from '../../../inset.ts';
import type { Box, Mark } from '../../../mark.ts';
import { placedPath } from '../../../path-data.ts';
import { repeatAt } from '../../../repeated-path.ts';
import type { CardInks } from '../../card-look.ts';
import { cornersPath } from '../corners-path.ts';
import { leavesPath } from '../leaf-path.ts';
import { discPath, filled, rectPath, repeated, stroked } from '../path-marks.ts';
import type { Frame } from './frame.ts';

const SIDE = 14.5;
/** A tile is drawn on a square of 100, its centre at the origin; its arcs are 36 from its corners. */
const QUARTER_ARC = 'M-14 -50C-14 -30.2 -30.2 -14 -50 -14';
const WHOLE = { x: -50, y: -50, w: 100, h: 100 };
const TILE = {
  face: rectPath(-49, -49, 98, 98),
  quarters: cornersPath(WHOLE, 'M0 0H36C36 19.8 19.8 36 0 36Z', 0.98),
  arcs: placedPath(QUARTER_ARC, 0, 0, 0.98) + placedPath(QUARTER_ARC, 0, 0, -0.98, 0.98),
  petals: leavesPath(0, 0, 43, [0, 90, 180, 270]),
  sepals: leavesPath(0, 0, 27, [45, 135, 225, 315], 0.26),
  heart: discPath(0, 0, 7.5),
};
const ARCS = TILE.arcs + placedPath(TILE.arcs, 0, 0, 1, -1);

/** Centres of the tiles along the edges, and their size: an integer number on each side. */
function tiling({ x, y, w, h }: Box, k: number) {
  const [columns, rows] = [Math.round(w / (SIDE * k)), Math.round(h / (SIDE * k))];
  const [wide, high] = [w / columns, h / rows];
  const places = Array.from({ length: columns * rows }, (_, index) => ({
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  const edge = places.filter(
    ({ column, row }) => column === 0 || row === 0 || column === columns - 1 || row === rows - 1,
  );
  const centres = edge.map(({ column, row }) => [x + (column + 0.5) * wide, y + (row + 0.5) * high] as const);
  return { wide, high, centres };
}

/** The sheet inside, with a flower on each corner of its fine line. */
function sheet(box: Box, k: number, inks: CardInks): Mark[] {
  const line = inset(box, 2.6 * k);
  const flower = leavesPath(0, 0, 26, [45, 135, 225, 315], 0.32);
  return [
    { kind: 'rect', ...box, fill: inks.paper },
    { kind: 'rect', ...inset(box, -0.2 * k), stroke: inks.frame, line: 1.1 * k },
    { kind: 'rect', ...line, stroke: inks.frame, line: 0.35 * k },
    filled(cornersPath(line, flower, 0.1 * k), inks.frame),
  ];
}

/** Painted tiles along all edges. */
export const TILES_FRAME: Frame = {
  room: [27, 25, 23],
  marks(panel, k, inks) {
    const { wide, high, centres } = tiling(panel, k);
    const tiles = repeatAt(centres, wide / 100, high / 100);
    const { x, y, w, h } = panel;
    return [
      { kind: 'rect', ...panel, fill: inks.ground },
      repeated(filled(TILE.face, 'porcelaine'), tiles),
      repeated(filled(TILE.quarters, inks.frameLight), tiles),
      repeated(stroked(ARCS, inks.frame, 0.5 * k), tiles),
      repeated(filled(TILE.petals, inks.frame), tiles),
      repeated(filled(TILE.sepals, inks.frameShade), tiles),
      repeated(filled(TILE.heart, inks.gold), tiles),
      ...sheet({ x: x + wide, y: y + high, w: w - 2 * wide, h: h - 2 * high }, k, inks),
    ];
  },
};
