import type { MenuCard } from './menu-cards.ts';
import { flat, INK, type Marks, n, SHEET, tint } from './print.ts';
import { box, disc, leaf, oval, rays, segment, wave } from './shapes.ts';
import type { ThemeId } from './themes.ts';

const MIDDLE = 35;
const CHALK = '#f4efe4';
const GOLD = '#e0b94a';
const RED = '#a82a1e';

const TILES = [
  ...Array.from({ length: 7 }, (_, i) => [
    [10.1 + i * 8.3, 8.1],
    [10.1 + i * 8.3, 90.9],
  ]).flat(),
  ...Array.from({ length: 9 }, (_, i) => [
    [10.1, 16.4 + i * 8.28],
    [59.9, 16.4 + i * 8.28],
  ]).flat(),
].map(([x = 0, y = 0]) => `M${n(x)} ${n(y)}`);

const tiles = (blue: string): Marks => [
  flat(
    TILES.map((at) => `${at}m0-3.700l1 2.700 2.700 1-2.700 1-1 2.700-1-2.700-2.700-1 2.700-1z`).join(''),
    blue,
  ),
  tint(TILES.map((at) => `${at}h0`).join(''), GOLD, 2.2),
];

const snow = (spots: number[][], colour: string): Marks =>
  flat(spots.map(([x = 0, y = 0, r = 0.8]) => disc(x, y, r)).join(''), colour);

const fir = (x: number, y: number, size: number): string =>
  `M${x} ${y - size * 2}l${size * 0.6} ${size * 0.8}h${-size * 0.25}l${size * 0.55} ${size * 0.8}h${-size * 1.8}l${size * 0.55} ${-size * 0.8}h${-size * 0.25}z`;

const branch = (x: number, from: number, to: number): Marks => [
  tint(`M${x} ${from}Q${x - 3} ${(from + to) / 2} ${x} ${to}`, '#6b5a2f', 1.1),
  flat(
    Array.from({ length: 9 }, (_, i) => {
      const y = from + ((to - from) * (i + 0.4)) / 9;
      return leaf(x - 1.4, y, 6.4, i % 2 ? -38 : -142, 0.26);
    }).join(''),
    '#6c8a2f',
  ),
  flat(
    disc(x + 1.6, from + 20, 1.7) + disc(x - 4, from + 42, 1.7) + disc(x + 1.4, from + 58, 1.7),
    '#3a4a24',
  ),
];

export const MENU_CARDS: Record<ThemeId, MenuCard> = {
  ardoise: {
    paper: '#2d363b',
    text: CHALK,
    accent: GOLD,
    title: 'CARTE',
    titleAt: 20,
    layout: 'list',
    lines: [36, 86],
    ornament: [tint(disc(MIDDLE, 12, 3.2), GOLD, 1.4), tint(box(9.5, 7.5, 51, 84), '#7d888e', 0.8)],
  },
  zinc: {
    paper: '#f8f3e6',
    text: INK,
    accent: RED,
    title: 'MENU',
    titleAt: 20,
    layout: 'list',
    lines: [38, 86],
    ornament: [
      flat(box(10, 8, 50, 4), RED),
      tint(segment(10, 14.6, 60, 14.6) + segment(10, 31, 60, 31), RED, 0.9),
      flat(
        [
          [12.5, 10],
          [57.5, 10],
        ]
          .map(([x = 0, y = 0]) => disc(x, y, 0.9))
          .join(''),
        '#f8f3e6',
      ),
    ],
  },
  guinguette: {
    paper: SHEET,
    text: INK,
    accent: '#3f7a42',
    title: 'MENU',
    titleAt: 31,
    layout: 'columns',
    lines: [47, 86],
    ornament: [
      flat(box(6, 4, 58, 10), SHEET),
      Array.from({ length: 8 }, (_, i) =>
        flat(`M${6 + i * 7.25} 4h7.2v10a3.600 3.600 0 0 1-7.2 0z`, i % 2 ? SHEET : RED),
      ),
      tint('M6 21Q21 31 35 22T64 22', '#7f7768', 0.8),
      flat(
        [
          [13, 25],
          [22, 26.5],
          [30, 25],
          [41, 21],
          [50, 25.5],
          [58, 26],
        ]
          .map(([x = 0, y = 0]) => disc(x, y + 0.8, 1.5))
          .join(''),
        GOLD,
      ),
    ],
  },
  marine: {
    paper: '#23445c',
    text: CHALK,
    accent: '#f0a58f',
    title: 'CARTE',
    titleAt: 24,
    layout: 'list',
    lines: [39, 76],
    ornament: [
      tint(
        `${disc(MIDDLE, 10.4, 1.6)}M${MIDDLE} 12v7.4M${MIDDLE - 2.6} 13.6h5.200M${MIDDLE - 5} 16.4q1 3.600 5 3.600t5-3.600`,
        '#f0a58f',
        1.1,
      ),
      flat(`${wave(6, 84, 7.25, 5, 8)}V95H6z`, '#f0a58f'),
      flat(`${wave(6, 89, 7.25, 4, 8)}V95H6z`, '#c9705c'),
    ],
  },
  safran: {
    paper: '#e6b13f',
    text: INK,
    accent: '#a82a1e',
    title: 'MENU',
    titleAt: 28,
    layout: 'centred',
    lines: [44, 84],
    ornament: [
      flat('M21 22a14 14 0 0 1 28 0z', '#f6d98a'),
      tint(rays(MIDDLE, 22, 16.5, 20, 16).replaceAll(/M[\d.]+ (2[3-9]|3\d|4\d)[^M]*/g, ''), '#a8551e', 1.3),
      tint(segment(12, 22, 58, 22) + segment(12, 90, 58, 90), '#a8551e', 1.2),
    ],
  },
  rose: {
    paper: '#f0c4b8',
    text: '#5a2a2a',
    accent: RED,
    title: 'CARTE',
    titleAt: 22,
    layout: 'centred',
    lines: [39, 78],
    ornament: [
      tint(oval(MIDDLE, 24.5, 22, 11), RED, 0.9),
      flat(
        [-1, 1]
          .map(
            (side) =>
              leaf(MIDDLE, 87, 9, side > 0 ? -20 : -160, 0.3) +
              leaf(MIDDLE + side * 8, 84, 6, side > 0 ? -10 : -170, 0.3),
          )
          .join(''),
        '#7f9a5a',
      ),
      flat([0, 1, 2, 3, 4].map((i) => leaf(MIDDLE, 86, 4.6, i * 72 - 90, 0.6)).join(''), RED),
      flat(disc(MIDDLE, 86, 1.4), GOLD),
    ],
  },
  'belle-epoque': {
    paper: '#f3ead2',
    text: '#2d3b2f',
    accent: '#8a6a1e',
    title: 'CARTE',
    titleAt: 23,
    layout: 'list',
    lines: [43, 84],
    room: [17, 36],
    ornament: [
      flat('M6 4h58v91H6zM10 91h50V34Q60 10 35 10T10 34z', '#3f6a52'),
      tint('M12.500 88.500h45V34Q57.500 12.500 35 12.500T12.500 34z', '#8a6a1e', 0.9),
      tint('M9 9q5-1 6 4q-1 4-4 3M61 9q-5-1-6 4q1 4 4 3', GOLD, 1),
      tint('M21 35q7-5 14 0q7-5 14 0', '#8a6a1e', 1.1),
    ],
  },
  olivier: {
    paper: '#f1f0df',
    text: '#2f3a24',
    accent: '#6c8a2f',
    title: 'MENU',
    titleAt: 14,
    layout: 'list',
    lines: [32, 86],
    room: [24, 34],
    ornament: [tint(segment(24, 25, 58, 25), '#6c8a2f', 1), branch(13.5, 10, 90)],
  },
  kraft: {
    paper: '#c9a273',
    text: '#33261a',
    accent: '#7a3a1e',
    title: 'MENU',
    titleAt: 18.5,
    layout: 'list',
    lines: [41, 86],
    ornament: [
      flat('M14 13h42l3.500 8-3.500 8H14l-3.500-8z', SHEET),
      tint('M6 35q15-3 29 0t29 0', '#8a6038', 1.1, '2.4 1.4'),
      tint('M31 36.600q-7-1-5-4t9 3q7-6 9-3t-5 4', '#8a6038', 1.1),
    ],
  },
  faience: {
    paper: '#fbfaf3',
    text: '#1d3a5c',
    accent: '#2c5f9a',
    title: 'CARTE',
    titleAt: 18,
    layout: 'centred',
    lines: [35, 80],
    ornament: [
      flat('M6 4h58v91H6zM14.200 86.800h41.600V12.200H14.200z', '#dbe7ef'),
      tiles('#2c5f9a'),
      tint(box(14.2, 12.2, 41.6, 74.6), '#2c5f9a', 0.9),
      tint(segment(25, 29, 45, 29), GOLD, 1.2),
    ],
  },
  montagne: {
    paper: '#d4e4ec',
    text: '#23384a',
    accent: RED,
    title: 'CARTE',
    titleAt: 11,
    layout: 'list',
    lines: [28, 62],
    ornament: [
      flat('M6 84L20 66l8 8 12-16 12 14 5-5 7 8V95H6z', '#7f9db0'),
      flat(
        'M14 73.700l6-7.700 4.600 4.600-3 1-2.600 2-2-1.600zM34.500 65.300L40 58l5.200 6.100-3.200.9-2.500 2.600-2-2z',
        SHEET,
      ),
      flat(`${wave(6, 86, 14.5, 5, 4)}V95H6z`, '#f4f7f6'),
      flat(fir(13, 90, 4) + fir(20, 92.5, 3) + fir(57, 90, 4.4) + fir(50, 92.5, 3), '#2f5a4a'),
      snow(
        [
          [11, 12],
          [17, 21],
          [58, 17],
          [53, 9],
          [12, 48],
          [60, 40],
          [58, 56],
          [10, 62, 0.6],
        ],
        '#fff',
      ),
      tint(segment(22, 21.5, 48, 21.5), RED, 1),
    ],
  },
  nocturne: {
    paper: '#221f33',
    text: '#efe6cf',
    accent: '#d9b25a',
    title: 'MENU',
    titleAt: 27,
    layout: 'centred',
    lines: [44, 78],
    ornament: [
      flat('M35 8a7 7 0 1 0 6.400 9.600a5.600 5.600 0 0 1-6.400-9.600z', '#d9b25a'),
      snow(
        [
          [14, 12],
          [56, 11],
          [20, 22, 0.6],
          [51, 20, 0.6],
          [13, 34, 0.6],
          [58, 31],
          [26, 10, 0.5],
        ],
        '#efe6cf',
      ),
      tint(
        rays(MIDDLE, 95, 5, 14, 24).replaceAll(/M[\d.]+ 9[5-9][^M]*|M[\d.]+ 1\d\d[^M]*/g, ''),
        '#d9b25a',
        1,
      ),
      tint(box(9.5, 7.5, 51, 84), '#d9b25a', 0.7),
    ],
  },
};
