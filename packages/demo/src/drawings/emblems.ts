import { flat, type Marks, SHEET, tint } from './print.ts';
import { box, disc, leaf, oval, rays, segment, star, wave } from './shapes.ts';

/** What a label shows: a fruit, a leaf, a plain figure. `r` is half the emblem's size. */
export type Emblem = keyof typeof EMBLEMS;

type Draw = (x: number, y: number, r: number, colour: string) => Marks;

const GREEN = '#4d7a2f';

function fruitLeaf(x: number, y: number, r: number, degrees = -30): Marks {
  return [
    tint(segment(x, y + 0.1 * r, x, y - 0.35 * r), GREEN, r * 0.16),
    flat(leaf(x, y - 0.2 * r, r * 0.8, degrees), GREEN),
  ];
}

const slice: Draw = (x, y, r, colour) => [
  flat(disc(x, y, r), colour),
  tint(disc(x, y, r * 0.78) + rays(x, y, r * 0.12, r * 0.78, 8), SHEET, r * 0.13),
];

const wholeFruit =
  (cap: Draw): Draw =>
  (x, y, r, colour) => [flat(disc(x, y + r * 0.15, r * 0.8), colour), cap(x, y - r * 0.62, r, colour)];

const cluster: Draw = (x, y, r, colour) => [
  flat(
    [
      [-0.55, -0.2],
      [0, -0.25],
      [0.55, -0.2],
      [-0.28, 0.25],
      [0.28, 0.25],
      [0, 0.7],
    ]
      .map(([dx = 0, dy = 0]) => disc(x + dx * r, y + dy * r, r * 0.3))
      .join(''),
    colour,
  ),
  fruitLeaf(x, y - r * 0.6, r, -20),
];

export const EMBLEMS = {
  slice,
  wave: (x, y, r, colour) => [tint(wave(x - r * 1.4, y + r * 0.1, r * 0.7, r * 0.8, 4), colour, r * 0.36)],
  dot: (x, y, r, colour) => [flat(disc(x, y, r * 0.85), colour)],
  star: (x, y, r, colour) => [flat(star(x, y, r, r * 0.45, 5), colour)],
  burst: (x, y, r, colour) => [
    flat(star(x, y, r * 1.05, r * 0.78, 14), colour),
    tint(disc(x, y, r * 0.5), SHEET, r * 0.14),
  ],
  sun: (x, y, r, colour) => [
    flat(disc(x, y, r * 0.5), colour),
    tint(rays(x, y, r * 0.7, r * 1.05, 10), colour, r * 0.18),
  ],
  leaf: (x, y, r, colour) => [
    flat(leaf(x - r * 0.85, y + r * 0.65, r * 2.1, -37), colour),
    tint(segment(x - r * 0.8, y + r * 0.6, x + r * 0.5, y - r * 0.4), SHEET, r * 0.13),
  ],
  mint: (x, y, r, colour) => [
    flat(
      leaf(x, y + r * 0.4, r * 1.4, -90, 0.4) +
        leaf(x, y + r * 0.5, r * 1.3, -25, 0.36) +
        leaf(x, y + r * 0.5, r * 1.3, -155, 0.36),
      colour,
    ),
    tint(segment(x, y + r, x, y + r * 0.3), colour, r * 0.16),
  ],
  bubbles: (x, y, r, colour) => [
    tint(
      disc(x - r * 0.5, y + r * 0.4, r * 0.42) +
        disc(x + r * 0.4, y - r * 0.2, r * 0.55) +
        disc(x + r * 0.45, y + r * 0.85, r * 0.22) +
        disc(x - r * 0.35, y - r * 0.65, r * 0.2),
      colour,
      r * 0.2,
    ),
  ],
  drop: (x, y, r, colour) => [
    flat(`M${x} ${y - r}q${r * 1.5} ${r * 1.5} 0 ${r * 1.9}q${-r * 1.5} ${-r * 0.4} 0 ${-r * 1.9}z`, colour),
  ],
  mountain: (x, y, r, colour) => [
    flat(
      `M${x - r * 1.3} ${y + r * 0.7}l${r} ${-r * 1.5}l${r * 0.5} ${r * 0.7}l${r * 0.3} ${-r * 0.4}l${r * 0.8} ${r * 1.2}z`,
      colour,
    ),
    flat(
      `M${x - r * 0.5} ${y - r * 0.5}l${r * 0.2} ${-r * 0.3}l${r * 0.35} ${r * 0.55}l${-r * 0.3} ${-r * 0.05}z`,
      SHEET,
    ),
  ],
  stripes: (x, y, r, colour) => [
    flat(
      box(x - r * 1.5, y - r * 0.75, r * 3, r * 0.5) + box(x - r * 1.5, y + r * 0.15, r * 3, r * 0.35),
      colour,
    ),
  ],
  lines: (x, y, r, colour) => [
    tint(
      segment(x - r * 1.1, y - r * 0.6, x + r * 1.1, y - r * 0.6) +
        segment(x - r * 0.8, y, x + r * 0.8, y) +
        segment(x - r * 1.1, y + r * 0.6, x + r * 1.1, y + r * 0.6),
      colour,
      r * 0.22,
    ),
  ],
  diamond: (x, y, r, colour) => [
    flat(star(x, y, r * 1.1, r * 0.74, 2), colour),
    flat(disc(x, y, r * 0.3), SHEET),
  ],
  bolt: (x, y, r, colour) => [
    flat(
      `M${x + r * 0.35} ${y - r * 1.1}l${-r} ${r * 1.3}h${r * 0.6}l${-r * 0.3} ${r * 0.95}l${r} ${-r * 1.3}h${-r * 0.6}z`,
      colour,
    ),
  ],
  cherry: (x, y, r, colour) => [
    tint(
      `M${x - r * 0.5} ${y + r * 0.3}q${r * 0.2} ${-r} ${r * 0.7} ${-r * 1.2}q${-r * 0.1} ${r * 0.6} ${r * 0.3} ${r * 1.1}`,
      GREEN,
      r * 0.16,
    ),
    flat(disc(x - r * 0.5, y + r * 0.5, r * 0.42) + disc(x + r * 0.5, y + r * 0.45, r * 0.42), colour),
    flat(leaf(x + r * 0.2, y - r * 0.9, r * 0.8, 10), GREEN),
  ],
  apple: (x, y, r, colour) => [
    flat(
      `M${x} ${y - r * 0.4}q${r} ${-r * 0.6} ${r * 0.9} ${r * 0.4}q${-r * 0.1} ${r} ${-r * 0.9} ${r * 0.9}q${-r * 0.8} ${r * 0.1} ${-r * 0.9} ${-r * 0.9}q${-r * 0.1} ${-r} ${r * 0.9} ${-r * 0.4}z`,
      colour,
    ),
    fruitLeaf(x, y - r * 0.5, r),
  ],
  peach: (x, y, r, colour) => [
    flat(disc(x, y + r * 0.15, r * 0.85), colour),
    tint(`M${x} ${y - r * 0.7}q${r * 0.6} ${r * 0.8} ${-r * 0.1} ${r * 1.5}`, SHEET, r * 0.14),
    fruitLeaf(x, y - r * 0.65, r),
  ],
  tomato: wholeFruit((x, y, r) => [tint(rays(x, y + r * 0.05, 0, r * 0.5, 5), GREEN, r * 0.24)]),
  mango: (x, y, r, colour) => [
    flat(
      `M${x - r * 0.9} ${y + r * 0.5}q${-r * 0.1} ${-r} ${r * 0.9} ${-r * 1.2}q${r} 0 ${r} ${r * 0.8}q${-r * 0.3} ${r * 0.9} ${-r * 1.1} ${r * 0.9}q${-r * 0.6} 0 ${-r * 0.8} ${-r * 0.5}z`,
      colour,
    ),
    fruitLeaf(x + r * 0.1, y - r * 0.6, r, -15),
  ],
  pineapple: (x, y, r, colour) => [
    flat(oval(x, y + r * 0.35, r * 0.6, r * 0.75), colour),
    tint(
      segment(x - r * 0.4, y, x + r * 0.35, y + r * 0.8) + segment(x + r * 0.4, y, x - r * 0.35, y + r * 0.8),
      SHEET,
      r * 0.12,
    ),
    flat(
      leaf(x, y - r * 0.3, r * 0.9, -90, 0.25) +
        leaf(x, y - r * 0.3, r * 0.8, -45, 0.22) +
        leaf(x, y - r * 0.3, r * 0.8, -135, 0.22),
      GREEN,
    ),
  ],
  strawberry: (x, y, r, colour) => [
    flat(
      `M${x - r * 0.8} ${y - r * 0.4}q${r * 0.8} ${-r * 0.4} ${r * 1.6} 0q${r * 0.1} ${r} ${-r * 0.8} ${r * 1.5}q${-r * 0.9} ${-r * 0.5} ${-r * 0.8} ${-r * 1.5}z`,
      colour,
    ),
    tint(rays(x, y - r * 0.5, 0, r * 0.45, 5, 0.5), GREEN, r * 0.22),
    flat(
      [
        [-0.3, 0],
        [0.3, 0.05],
        [0, 0.45],
      ]
        .map(([dx = 0, dy = 0]) => disc(x + dx * r, y + dy * r, r * 0.08))
        .join(''),
      SHEET,
    ),
  ],
  grape: cluster,
  berry: (x, y, r, colour) => [
    flat(
      disc(x - r * 0.4, y + r * 0.3, r * 0.45) +
        disc(x + r * 0.45, y + r * 0.35, r * 0.45) +
        disc(x + r * 0.02, y - r * 0.3, r * 0.45),
      colour,
    ),
    flat(leaf(x, y - r * 0.6, r * 0.8, -25), GREEN),
  ],
  almond: (x, y, r, colour) => [
    flat(leaf(x - r * 0.7, y + r * 0.7, r * 2, -45, 0.42), colour),
    tint(segment(x - r * 0.35, y + r * 0.4, x + r * 0.25, y - r * 0.2), SHEET, r * 0.14),
  ],
  cucumber: (x, y, r, colour) => [
    flat(disc(x, y, r), colour),
    flat(disc(x, y, r * 0.75), '#d8e6b8'),
    tint(rays(x, y, r * 0.25, r * 0.45, 6), colour, r * 0.18),
  ],
  ginger: (x, y, r, colour) => [
    tint(
      `M${x - r} ${y + r * 0.5}L${x + r * 0.2} ${y + r * 0.1}L${x + r} ${y - r * 0.7}M${x - r * 0.3} ${y + r * 0.2}L${x - r * 0.5} ${y - r * 0.6}M${x + r * 0.3} ${y}L${x + r * 0.8} ${y + r * 0.6}`,
      colour,
      r * 0.5,
    ),
  ],
  hop: (x, y, r, colour) => [
    flat(
      [
        [0, 0.75],
        [-0.4, 0.4],
        [0.4, 0.4],
        [0, 0.15],
        [-0.45, -0.15],
        [0.45, -0.15],
        [0, -0.45],
      ]
        .map(([dx = 0, dy = 0]) => leaf(x + dx * r, y + dy * r - r * 0.35, r * 0.7, 90, 0.5))
        .join(''),
      colour,
    ),
    fruitLeaf(x, y - r * 0.7, r, -15),
  ],
  wheat: (x, y, r, colour) => [
    tint(segment(x, y + r * 1.1, x, y - r * 0.5), colour, r * 0.14),
    flat(
      [0.75, 0.3, -0.15]
        .flatMap((dy) => [
          leaf(x + r * 0.08, y + dy * r, r * 0.72, -58, 0.36),
          leaf(x - r * 0.08, y + dy * r, r * 0.72, -122, 0.36),
        ])
        .join('') + leaf(x, y - r * 0.5, r * 0.7, -90, 0.32),
      colour,
    ),
  ],
  flower: (x, y, r, colour) => [
    flat([0, 1, 2, 3, 4].map((i) => leaf(x, y, r, i * 72 - 90, 0.55)).join(''), colour),
    flat(disc(x, y, r * 0.25), '#e6b13f'),
  ],
} as const satisfies Record<string, Draw>;
