import { dishLine } from './dish-line.ts';
import { KIND_DRAWINGS } from './kinds.ts';
import { block, flat, INK, ink, type Marks, picture, placed, plate, SHEET, tint } from './print.ts';
import { box, disc, leaf, segment } from './shapes.ts';

const RED = '#a82a1e';
const SLATE = '#2d363b';
const CHALK = '#f4efe4';
const MUSTARD = '#e6b13f';
const WOOD = '#c9a273';

const [WIDTH, HEIGHT] = [100, 84];

function rows(x: number, y: number, width: number, count: number, colour: string): Marks {
  return Array.from({ length: count }, (_, row) =>
    dishLine(x, y + row * 6, width, width * (0.35 + 0.1 * (row % 3)), colour),
  );
}

const stripes = (x: number, y: number, width: number, count: number): Marks =>
  Array.from({ length: count }, (_, i) =>
    flat(box(x + (width / count) * i, y, width / count, 18), i % 2 ? SHEET : RED),
  );

/** Sorts of made-to-measure supports, 100 by 84 units. */
export const CUSTOM_SUPPORT_DRAWINGS: Record<string, string[]> = {
  'store-banne': [
    plate(
      block(box(18, 38, 64, 38), '#efe8da'),
      block(box(28, 50, 16, 26), SLATE, 1.2),
      block(box(52, 50, 24, 16), '#9fc4d6', 1.2),
      stripes(12, 14, 76, 8),
      tint('M12 32q4.750 9 9.500 0t9.500 0 9.500 0 9.500 0 9.500 0 9.500 0 9.500 0 9.500 0', RED, 2),
      ink(box(12, 14, 76, 18)),
    ),
  ],
  parasol: [
    plate(
      ink('M50 22v52M40 76h20', 2.4),
      block(
        'M10 36Q50-8 90 36q-7-5-13.500 0-6.500-5-13.500 0-6.500-5-13 0-6.500-5-13 0-7-5-13.500 0-6.500-5-13.500 0z',
        RED,
      ),
      flat('M37 36Q38 16 50 14q12 2 13 22-6.500-5-13 0-6.500-5-13 0z', SHEET),
    ),
  ],
  bache: [
    plate(
      block(box(10, 20, 80, 42), '#23445c'),
      tint(segment(22, 34, 66, 34), CHALK, 4),
      tint(segment(22, 46, 50, 46), MUSTARD, 2.4),
      flat(disc(76, 41, 7), RED),
      ink(disc(15, 25, 1.6) + disc(85, 25, 1.6) + disc(15, 57, 1.6) + disc(85, 57, 1.6), 1.1),
      ink('M4 14l10 10M96 14L86 24M4 70l10-12M96 70L86 58', 1.1),
    ),
  ],
  totem: [
    plate(
      block('M34 8h32v62H34z', SLATE),
      block('M26 70h48v7H26z', WOOD),
      flat(disc(50, 22, 8), MUSTARD),
      rows(39, 38, 22, 5, CHALK),
    ),
  ],
  'enseigne-drapeau': [
    plate(
      ink('M18 8v68M18 22h14M18 58h14', 2.6),
      block(disc(58, 40, 27), RED),
      ink(disc(58, 40, 22), 1),
      flat(leaf(46, 52, 26, -50, 0.32) + leaf(70, 52, 26, -130, 0.32), CHALK),
    ),
  ],
  vitrophanie: [
    plate(
      block(box(12, 8, 76, 66), '#9fc4d6'),
      tint('M22 66L48 18M34 66L60 18', '#cfe2ea', 3),
      flat(box(12, 52, 76, 14), SHEET, 0.8),
      tint(segment(24, 59, 62, 59), RED, 3.2),
      ink(box(12, 8, 76, 66)),
      ink(segment(50, 8, 50, 74), 1.2),
    ),
  ],
  kakemono: [
    plate(
      ink('M50 6v6M28 76h44', 2.4),
      block(box(30, 12, 40, 60), MUSTARD),
      flat(box(30, 12, 40, 18), RED),
      tint(segment(38, 21, 62, 21), SHEET, 3),
      rows(36, 40, 28, 5, INK),
      block(box(26, 70, 48, 5), '#8f979b', 1.2),
    ),
  ],
  'habillage-comptoir': [
    plate(
      block(box(8, 22, 84, 8), WOOD),
      block(box(12, 30, 76, 44), '#3f6a52'),
      tint(segment(24, 46, 60, 46), CHALK, 4),
      tint(segment(24, 56, 48, 56), MUSTARD, 2.2),
      flat(leaf(66, 66, 20, -70, 0.3) + leaf(74, 66, 18, -110, 0.3), '#8fae4a'),
      block('M62 22v-8h8v8z', '#9fc4d6', 1.2),
    ),
  ],
  'ardoise-murale': [
    plate(
      block(box(14, 8, 72, 66), WOOD),
      block(box(19, 13, 62, 56), SLATE, 1.2),
      tint(segment(34, 21, 66, 21), MUSTARD, 2.6),
      rows(26, 31, 48, 6, CHALK),
    ),
  ],
  'porte-menu': [
    plate(
      ink('M50 52v22M36 76h28', 2.6),
      block('M28 12l46-4v44l-46 4z', WOOD),
      flat('M33 16l36-3v35l-36 3z', SHEET),
      tint('M38 23l18-1.500M38 30l24-2M38 37l16-1.300M38 44l22-1.800', '#7f7768', 1.4),
    ),
  ],
};

/** Some plates of a kind's picture, centred in a support's. */
const brought = (kind: string, plates: number[], x: number, y: number, scale: number): string[] => [
  placed(plates.map((index) => KIND_DRAWINGS[kind]?.[index] ?? '').join(''), x, y, scale),
];

const whole = (kind: string): string[] =>
  brought(kind, KIND_DRAWINGS[kind]?.map((_, index) => index) ?? [], 0, 11, 0.62);

/** Pictures of the supports. */
export const SUPPORT_DRAWINGS: Record<string, string[]> = {
  'carte-brasserie': whole('carte-brasserie'),
  'caissons-lumineux': brought('boards-et-caissons', [2], -111, -4, 1.3),
  'boards-pvc': brought('boards-et-caissons', [0, 1], -14, -8, 0.98),
  digital: brought('boards-et-caissons', [3], -110, -58, 1.3),
  'sur-mesure': whole('sur-mesure'),
  'direct-agence': whole('direct-agence'),
};

/** A support, made to measure or not. */
export function drawSupport(plates: string[]): string {
  return picture(WIDTH, HEIGHT, ...plates);
}
