import { lettering } from './lettering.ts';
import { block, flat, INK, ink, type Marks, n, picture, plate, SHEET, tint } from './print.ts';
import { box, disc, leaf, segment, wave } from './shapes.ts';

const SIDE = 84;
const RED = '#a82a1e';
const GREEN = '#3f7a42';
const MUSTARD = '#e6b13f';
const MODULES = 17;

/** Whether a module is dark: three finder squares, then a fixed scatter. It encodes nothing. */
function dark(row: number, column: number): boolean {
  const last = MODULES - 1;
  for (const [top, left] of [
    [0, 0],
    [0, last - 6],
    [last - 6, 0],
  ] as const) {
    const [r, c] = [row - top, column - left];
    if (r >= -1 && r <= 7 && c >= -1 && c <= 7) {
      const ring = Math.max(Math.abs(r - 3), Math.abs(c - 3));
      return ring === 3 || ring < 2;
    }
  }
  return (row * 7 + column * 11 + ((row * column) % 5) * 3 + ((row ^ column) % 3)) % 5 < 2;
}

/** A code of `size` with its top left corner at (x, y). */
function qrCode(x: number, y: number, size: number, colour = INK): Marks {
  const module = size / MODULES;
  const runs: string[] = [];
  for (let row = 0; row < MODULES; row += 1) {
    for (let column = 0; column < MODULES; column += 1) {
      if (!dark(row, column) || (column > 0 && dark(row, column - 1))) continue;
      let end = column;
      while (end < MODULES && dark(row, end)) end += 1;
      runs.push(`M${n(x + column * module)} ${n(y + (row + 0.5) * module)}h${n((end - column) * module)}`);
    }
  }
  return {
    pass: 'colour',
    look: `fill="none" stroke="${colour}" stroke-width="${n(module * 1.04)}" stroke-linecap="butt"`,
    d: runs.join(''),
  };
}

const word = (text: string, y: number, height: number, colour: string): Marks =>
  tint(lettering(text, SIDE / 2, y, height), colour, height / 4.6);

export const QR_MODEL_DRAWINGS: Record<string, string[]> = {
  'cadre-simple': [plate(flat(box(14, 14, 56, 56), SHEET), qrCode(20, 20, 44), ink(box(14, 14, 56, 56)))],
  'cadre-ardoise': [
    plate(
      block(box(12, 6, 60, 72, 3), '#2d363b'),
      flat(box(19, 12, 46, 46), SHEET),
      qrCode(22.5, 15.5, 39),
      word('MENU', 64, 7, '#e0b94a'),
      tint(segment(18, 67.5, 25, 67.5) + segment(59, 67.5, 66, 67.5), '#f4efe4', 1.4),
    ),
  ],
  'cadre-rouge': [
    plate(
      flat(box(13, 8, 58, 68), SHEET),
      flat(box(13, 8, 58, 15), RED),
      word('SCANNEZ', 12, 6.6, SHEET),
      qrCode(20.5, 28, 43),
      ink(box(13, 8, 58, 68)),
      ink(segment(13, 23, 71, 23), 1.2),
    ),
  ],
  bulle: [
    plate(
      block('M20 8h44q8 0 8 8v40q0 8-8 8H46l-8 13-3-13H20q-8 0-8-8V16q0-8 8-8z', '#f6e2a8'),
      flat(box(19, 13, 46, 46, 3), SHEET),
      qrCode(22.5, 16.5, 39),
    ),
  ],
  assiette: [
    plate(
      flat(disc(42, 42, 29), SHEET),
      flat(disc(42, 42, 29), '#9fc4d6', 0.35),
      flat(disc(42, 42, 24), SHEET),
      qrCode(27, 27, 30),
      ink(disc(42, 42, 29)),
      ink(disc(42, 42, 24), 1),
      tint('M6.500 72V46M3 24v12q0 8 3.500 9q3.500-1 3.500-9V24M6.500 24v14M76 72V24q6 6 5 26h-5', RED, 2.4),
    ),
  ],
  guirlande: [
    plate(
      block(box(13, 13, 58, 58, 5), '#f1f0df'),
      flat(box(21, 21, 42, 42), SHEET),
      qrCode(24, 24, 36),
      flat(
        [
          [17, 17],
          [67, 17],
          [17, 67],
          [67, 67],
        ]
          .map(([x = 0, y = 0], i) =>
            [20, 65, 110, 155].map((a) => leaf(x, y, 9, a + i * 90 - 60, 0.34)).join(''),
          )
          .join(''),
        '#6c8a2f',
      ),
      flat(disc(17, 17, 2.4) + disc(67, 17, 2.4) + disc(17, 67, 2.4) + disc(67, 67, 2.4), RED),
    ),
  ],
};

export const STICKER_DRAWINGS: Record<string, string[]> = {
  'sticker-carre': [
    plate(
      block('M17 10h48q7 0 7 7v39l-16 16H17q-7 0-7-7V17q0-7 7-7z', RED),
      flat(box(18, 15, 46, 46, 3), SHEET),
      qrCode(22, 19, 38),
      word('MENU', 64, 4.6, SHEET),
    ),
    plate(block('M72 56h-9q-7 0-7 7v9z', '#efe0c8', 1.4)),
  ],
  'sticker-rond': [
    plate(
      flat(disc(41, 41, 33), GREEN),
      flat(disc(41, 41, 28), SHEET),
      qrCode(25, 22, 32),
      word('SCANNEZ', 58, 4, GREEN),
      ink(disc(41, 41, 33)),
      tint(disc(41, 41, 30.5), SHEET, 0.9, '.1 3'),
    ),
  ],
  'sticker-vertical': [
    plate(
      block(box(22, 4, 40, 74, 6), '#23445c'),
      word('CARTE', 11, 6, '#f4efe4'),
      tint(segment(32, 22, 52, 22), '#f0a58f', 1.4),
      flat(box(26, 27, 32, 32, 2), SHEET),
      qrCode(28.5, 29.5, 27),
      flat(`${wave(22, 69, 5, 4, 8)}V78H22z`, '#f0a58f'),
      ink(box(22, 4, 40, 74, 6)),
    ),
  ],
  'sous-bock': [
    plate(flat(disc(44, 46, 32), '#a9783a'), ink(disc(44, 46, 32))),
    plate(
      flat(disc(40, 40, 32), '#e9d3a4'),
      tint(disc(40, 40, 28.5), RED, 1.6),
      qrCode(25, 25, 30),
      ink(disc(40, 40, 32)),
      tint('M22 24q6-9 15-9M58 56q-6 9-15 9', '#8a5a24', 1.6),
    ),
  ],
  chevalet: [
    plate(flat('M60 14l14 56H58z', '#c9c0ac'), ink('M60 14l14 56H58z')),
    plate(
      block('M20 14h40l6 56H14z', SHEET),
      flat('M20 14h40l1.200 11H18.800z', MUSTARD),
      word('MENU', 16.5, 5.6, INK),
      qrCode(23.5, 29, 33),
      ink('M18.800 25h42.400', 1.1),
    ),
  ],
  cavalier: [
    plate(
      flat(box(22, 6, 40, 54, 2), SHEET),
      flat(box(22, 6, 40, 9, 2), '#8b2016'),
      qrCode(26, 20, 32),
      tint(segment(30, 56, 54, 56), INK, 1.4),
      ink(box(22, 6, 40, 54, 2)),
    ),
    plate(
      block(box(12, 60, 60, 14, 3), '#c9883c'),
      tint('M18 65q10 2.500 22 0t24 1M20 70q12-2 20 0t18-1', '#a56a28', 1.1),
      ink('M19 60h46', 2.6),
    ),
  ],
};

/** A model of QR code or of sticker. */
export function drawQrModel(plates: string[]): string {
  return picture(SIDE, SIDE, ...plates);
}
