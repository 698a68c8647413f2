import { flat, INK, ink, type Marks, n, picture, placed, plate, SHEET, tint } from './print.ts';
import { box, disc, leaf, rays, segment, star, wave } from './shapes.ts';

const WIDTH = 184;
const HEIGHT = 38;
const MARGIN = 5;
const STRIP = box(4, 10, 174, 28);
const [LEFT, TOP, RIGHT, BOTTOM] = [4, 10, 178, 38];
const RED = '#a82a1e';
const CITRUS = [
  ['#d2691e', '#f0a030'],
  ['#b8a11a', '#f0dc6a'],
  ['#4d7a2f', '#b9cf6a'],
  ['#c4502f', '#f2a58f'],
] as const;

/** `count` copies of a motif, evenly along the strip. */
function along<Motif>(count: number, motif: (x: number, index: number, step: number) => Motif): Motif[] {
  const step = (RIGHT - LEFT) / count;
  return Array.from({ length: count }, (_, i) => motif(LEFT + step * (i + 0.5), i, step));
}

const fork = (x: number): string =>
  `M${n(x)} 34.500V23M${n(x - 3)} 13.500v5q0 4 3 5q3-1 3-5v-5M${n(x)} 13.500v6`;
const knife = (x: number): string => `M${n(x - 1)} 34.500V13.500q5 4 4.500 13h-4.500`;
const spoon = (x: number): string => `M${n(x)} 34.500V24q-3.600-1-3.600-5.500t3.600-5 3.600 5-3.600 5.500`;

/** One of the five bulbs of each swag, when it has this shade. */
function bulb(x: number, index: number, shade: number): string {
  const t = ((index % 5) + 0.5) / 5;
  return index % 3 === shade ? disc(x, 16 + 40 * t * (1 - t), 2.5) : '';
}

const fir = (x: number, size: number): string =>
  `M${n(x)} ${n(35 - size * 2.4)}l${n(size * 0.7)} ${n(size)}h${n(-size * 0.25)}l${n(size * 0.65)} ${n(size)}h${n(-size * 2.2)}l${n(size * 0.65)}-${n(size)}h${n(-size * 0.25)}z`;

const FRIEZES: Record<string, [paper: string, motif: Marks]> = {
  'frise-guirlande': [
    '#2d363b',
    [
      tint(`M${LEFT} 13${'q14.500 20 29 0'.repeat(6)}`, '#8d979c', 1.2),
      ['#e6b13f', '#f0a58f', '#f4efe4'].map((colour, shade) =>
        flat(along(30, (x, i) => bulb(x, i, shade)).join(''), colour),
      ),
    ],
  ],
  'frise-vagues': [
    '#23445c',
    [
      flat(`${wave(LEFT, 20, 10.875, 8, 16)}V${BOTTOM}H${LEFT}z`, '#4f86a0'),
      flat(`${wave(LEFT, 27, 10.875, 7, 16)}V${BOTTOM}H${LEFT}z`, '#9fc4d6'),
      flat(`${wave(LEFT, 33, 10.875, 6, 16)}V${BOTTOM}H${LEFT}z`, '#f4efe4'),
    ],
  ],
  'frise-olivier': [
    '#f1f0df',
    [
      tint(wave(LEFT, 24, 43.5, 8, 4), '#6b5a2f', 1.4),
      flat(along(16, (x, i) => leaf(x, 24, 11, i % 2 ? -50 : 50, 0.26)).join(''), '#6c8a2f'),
      flat(along(8, (x, i) => disc(x + 3, i % 2 ? 17 : 31, 2.2)).join(''), '#3a4a24'),
    ],
  ],
  'frise-carreaux': [
    '#f6efdd',
    along(6, (x) => [
      flat(box(x - 14.5, TOP, 29, 28), '#d9c9a4', 0.5),
      flat(star(x, 24, 12, 5, 4), '#2c5f7a'),
      flat(star(x, 24, 7, 3.4, 8), RED),
      flat(disc(x, 24, 2), '#e6b13f'),
      tint(
        `M${n(x - 14.5)} 15a5 5 0 0 0 5-5M${n(x + 14.5)} 15a5 5 0 0 1-5-5M${n(x - 14.5)} 33a5 5 0 0 1 5 5M${n(x + 14.5)} 33a5 5 0 0 0-5 5`,
        '#2c5f7a',
        1.6,
      ),
      tint(segment(x + 14.5, TOP, x + 14.5, BOTTOM), '#b9a67c', 0.8),
    ]),
  ],
  'frise-damier': [
    SHEET,
    flat(
      along(
        24,
        (x, i, step) =>
          box(x - step / 2, TOP + 7 * (i % 2), step, 7) + box(x - step / 2, TOP + 14 + 7 * (i % 2), step, 7),
      ).join(''),
      INK,
    ),
  ],
  'frise-store': [
    SHEET,
    along(12, (x, i, step) => [
      flat(
        `M${n(x - step / 2)} ${TOP}h${n(step)}v18a${n(step / 2)} 7 0 0 1 ${n(-step)} 0z`,
        i % 2 ? SHEET : RED,
      ),
      ink(`M${n(x - step / 2)} 28a${n(step / 2)} 7 0 0 0 ${n(step)} 0`, 1.2),
    ]),
  ],
  'frise-couverts': [
    '#efc7b8',
    along(9, (x, i) => tint([fork, knife, spoon][i % 3]?.(x) ?? '', i % 3 === 1 ? RED : INK, 1.8)),
  ],
  'frise-agrumes': [
    '#f6e2a8',
    along(8, (x, i) => {
      const [rind, flesh] = CITRUS[i % CITRUS.length] ?? CITRUS[0];
      return [
        flat(disc(x, 24, 9.4), rind),
        flat(disc(x, 24, 7.6), flesh),
        tint(rays(x, 24, 1.2, 7, 8), SHEET, 1.2),
        ink(disc(x, 24, 9.4), 1.1),
      ];
    }),
  ],
  'frise-eventails': [
    '#221f33',
    along(8, (x) => [
      tint(
        [16, 11.5, 7]
          .map((r) => `M${n(x - r * 0.66)} 36a${n(r * 0.66)} ${n(r * 1.4)} 0 0 1 ${n(r * 1.32)} 0`)
          .join(''),
        '#d9b25a',
        1.4,
      ),
      tint(`M${n(x)} 36V16M${n(x)} 36l-6-16M${n(x)} 36l6-16`, '#d9b25a', 0.8),
      flat(disc(x, 13.4, 1.5), '#d9b25a'),
    ]),
  ],
  'frise-sapins': [
    '#d4e4ec',
    [
      flat(`${wave(LEFT, 34, 29, 6, 6)}V${BOTTOM}H${LEFT}z`, '#f8faf8'),
      flat(along(13, (x, i) => fir(x, 6 + (i % 3) * 1.6)).join(''), '#2f5a4a'),
      flat(along(17, (x, i) => disc(x, 14 + ((i * 5) % 11), 0.9)).join(''), '#fff'),
    ],
  ],
};

/** A frieze: a strip that runs along an edge of the card. */
export function drawFrieze(id: string): string {
  const frieze = FRIEZES[id];
  if (!frieze) throw new RangeError(`There is no drawing of the frieze ${id}`);
  const [paper, motif] = frieze;
  return picture(WIDTH, HEIGHT, placed(plate(flat(STRIP, paper), motif, ink(STRIP)), 0, MARGIN - TOP));
}

export const FRIEZE_IDS = Object.keys(FRIEZES);
