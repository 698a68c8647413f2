import { dishLine } from './dish-line.ts';
import { lettering } from './lettering.ts';
import { block, flat, INK, ink, type Marks, plate, SHEET, tint } from './print.ts';
import { box, disc, segment } from './shapes.ts';

const RED = '#a82a1e';
const CHALK = '#f4efe4';
const MUSTARD = '#e6b13f';

function dishes(x: number, from: number, width: number, rows: number, colour: string): Marks {
  return Array.from({ length: rows }, (_, i) =>
    dishLine(x, from + i * 6, width, width * (0.34 + 0.1 * (i % 3)), colour),
  );
}

/** The four kinds of the home page, in pictures of 160 by 100 units. */
export const KIND_DRAWINGS: Record<string, string[]> = {
  'carte-brasserie': [
    plate(
      flat('M81 10L46 17v74l35 2z', SHEET),
      ink('M81 10L46 17v74l35 2z'),
      tint('M52 30l22-3M52 37l16-2M52 44l22-2M52 58l22-1M52 65l14-1M52 72l22 0M52 79l18 .5', '#7f7768', 1.4),
      tint('M58 51l10-.7', RED, 1.6),
    ),
    plate(
      block(box(81, 8, 52, 85), '#2d363b'),
      tint(box(85, 12, 44, 77), '#7d888e', 0.8),
      tint(disc(107, 19, 2.8), '#e0b94a', 1.3),
      tint(lettering('CARTE', 107, 26, 6.6), CHALK, 1.3),
      tint(segment(101, 38, 113, 38), '#e0b94a', 1.6),
      dishes(90, 46, 34, 3, CHALK),
      tint(segment(102, 64, 112, 64), '#e0b94a', 1.6),
      dishes(90, 70, 34, 3, CHALK),
    ),
  ],
  'boards-et-caissons': [
    plate(ink('M42 92l7-18M86 92l-7-18', 2.6)),
    plate(
      block(box(36, 14, 56, 62), '#2d363b'),
      flat(box(42, 21, 22, 32), MUSTARD),
      flat('M53 26c0 4 5 5 5 10v13H48V36c0-5 5-6 5-10z', RED),
      dishes(68, 24, 19, 5, CHALK),
      tint(segment(42, 62, 86, 62), CHALK, 3),
      tint(segment(42, 69, 68, 69), MUSTARD, 1.6),
    ),
    plate(
      ink('M108 6v14M138 6v14'),
      block(box(100, 20, 46, 32, 2), '#f6d36b'),
      flat(box(104, 24, 38, 24), SHEET),
      flat(disc(114, 36, 7), RED),
      tint('M110 36h8M114 32v8', SHEET, 1.3),
      dishes(125, 30, 14, 3, INK),
    ),
    plate(
      block(box(102, 60, 44, 24, 1), '#23445c'),
      flat('M106 80c6-12 12-12 18-6s12 4 18-8v14z', '#f0a58f'),
      flat(disc(134, 67, 3), '#f6d36b'),
      ink('M124 84v6M114 91h20'),
    ),
  ],
  'sur-mesure': [
    plate(
      block(box(40, 42, 80, 46), '#efe8da'),
      block(box(48, 52, 22, 36), '#2d363b', 1.2),
      flat(disc(66, 71, 1.3), MUSTARD),
      block(box(78, 52, 34, 22), '#9fc4d6', 1.2),
      tint('M83 70l10-14M92 70l10-14', '#d5e6ec', 2.2),
      flat(box(78, 77, 34, 4), '#c9a25a'),
    ),
    plate(
      flat('M42 14h76l10 22q0 5-5.500 5t-5.500-5q0 5-5.500 5H33q-1 0-1-5z', SHEET),
      [0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        flat(
          `M${42 + i * 9.5} 14h9.5l${[-0.2, 0.1, 0.2, 0.5, 0.9, 1.2, 1.5, 1.8][i]} 0L${44 + (i - 0.2) * 12} 36a6 5 0 0 1-12 0z`,
          i % 2 ? SHEET : RED,
        ),
      ),
      ink(
        `M42 14h76l10.500 22H31.600z${Array.from({ length: 8 }, (_, i) => `M${31.6 + i * 12.1} 36a6.050 5 0 0 0 12.100 0`).join('')}`,
      ),
    ),
    plate(tint('M40 95h80M40 92v6M120 92v6M134 42v46M131 42h6M131 88h6', RED, 1.2)),
  ],
  'direct-agence': [
    plate(block(box(46, 12, 46, 62), SHEET), tint('M53 24h22M53 31h30M53 38h30', '#7f7768', 1.4)),
    plate(
      block(box(64, 24, 48, 66), '#efc7b8'),
      tint('M72 35h22M72 43h32M72 50h32M72 57h20', INK, 1.7),
      flat(disc(77, 73, 5.2), RED),
      flat(disc(89, 73, 5.2), MUSTARD),
      flat(disc(101, 73, 5.2), '#23445c'),
      ink(disc(77, 73, 5.2) + disc(89, 73, 5.2) + disc(101, 73, 5.2), 1.1),
    ),
    plate(
      block('M118 62l14-34q2-4 6-2.500t2 5.500l-14 34-9 8z', MUSTARD),
      ink('M118 62l8 3.200M131 31l8 3.200', 1.1),
      flat('M117.500 67l3.500 1.400-4 4.200z', INK),
    ),
  ],
};
