import type { CocktailDrawing } from './cocktails.ts';
import { bubbles } from './drinks.ts';
import { cherry, foam, peel, rounds, skewer, sprig, straw, sugar, wheel } from './garnishes.ts';
import { iceCubes, mugHandle } from './glasses.ts';
import { block, flat, ink, SHEET } from './print.ts';
import { disc, leaf } from './shapes.ts';

const ORANGE: [string, string] = ['#d2691e', '#f0a030'];
const LEMON: [string, string] = ['#d7b12c', '#f0dc6a'];
const LIME: [string, string] = ['#4d7a2f', '#b9cf6a'];
const PINK: [string, string] = ['#d88a4a', '#e98a78'];
const fizz = bubbles(
  [
    [34, 50, 1.3],
    [45, 60, 1.6],
    [38, 70, 1.2],
    [46, 42, 1.1],
    [33, 78, 1],
  ],
  SHEET,
);

export const COCKTAIL_DRAWINGS: Record<string, CocktailDrawing> = {
  mojito: {
    glass: 'highball',
    layers: [
      [27, '#dbe8c8'],
      [62, '#b4cc8e'],
    ],
    behind: [straw(46, 24, 54, 4, '#a82a1e')],
    inside: [
      iceCubes([
        [35, 38, 12],
        [46, 47, 40],
        [36, 59, 70],
      ]),
      [
        [34, 74, -40],
        [46, 70, -120],
        [40, 82, -70],
        [45, 82, -20],
      ].map(([x = 0, y = 0, a = 0]) => flat(leaf(x, y, 9, a), '#4d7a2f')),
    ],
    front: [sprig(31, 20), wheel(53, 20, 7, ...LIME)],
  },
  'gin-tonic': {
    glass: 'ballon',
    layers: [[29, '#dfebe8']],
    behind: [wheel(58, 22, 8, ...LEMON)],
    inside: [
      iceCubes([
        [30, 38, 20],
        [47, 37, 60],
        [38, 51, 5],
      ]),
      bubbles(
        [
          [52, 47, 1.2],
          [27, 49, 1],
          [46, 55, 1.3],
        ],
        '#7f9a98',
      ),
    ],
    front: [skewer(16, 24, 24, ['#6a3a5e', '#6a3a5e', '#6a3a5e'])],
  },
  'moscow-mule': {
    glass: 'mug',
    layers: [
      [34, '#c8763c'],
      [74, '#b3632c'],
    ],
    behind: [straw(30, 34, 22, 10, '#3f7a42')],
    front: [foam(40, 35, 17, '#f6f2ea'), mugHandle(), wheel(56, 31, 7.5, ...LIME), sprig(37, 31)],
  },
  'cuba-libre': {
    glass: 'highball',
    layers: [
      [27, '#6b3a22'],
      [48, '#4a2a1d'],
    ],
    behind: [straw(45, 24, 52, 3, '#262d31')],
    inside: [
      iceCubes([
        [35, 38, 30],
        [46, 50, 55],
        [36, 62, 10],
      ]),
      fizz,
    ],
    front: [wheel(28, 20, 8, ...LIME)],
  },
  'spritz-terrasse': {
    glass: 'ballon',
    layers: [
      [29, '#ee9a4a'],
      [46, '#d9602a'],
    ],
    behind: [straw(47, 26, 57, 3, SHEET)],
    inside: [
      iceCubes([
        [31, 38, 15],
        [47, 42, 50],
      ]),
      bubbles(
        [
          [38, 50, 1.4],
          [44, 55, 1.1],
          [33, 53, 1.1],
          [40, 36, 1],
        ],
        SHEET,
      ),
    ],
    front: [wheel(23, 21, 8.5, ...ORANGE)],
  },
  'vierge-mojito': {
    glass: 'tumbler',
    layers: [
      [52, '#e4ecc9'],
      [72, '#c0d397'],
    ],
    behind: [straw(46, 48, 53, 22, '#3f7a42')],
    inside: [
      iceCubes([
        [33, 62, 18],
        [46, 66, 55],
      ]),
      [
        [34, 80, -60],
        [44, 82, -110],
        [48, 80, -30],
      ].map(([x = 0, y = 0, a = 0]) => flat(leaf(x, y, 9, a), '#4d7a2f')),
    ],
    front: [sprig(28, 44, 1.1), wheel(56, 43, 7, ...LIME)],
  },
  'soleil-agrumes': {
    glass: 'tulipe',
    layers: [
      [22, '#f3c04a'],
      [30, '#ee9a3c'],
      [46, '#d9542e'],
    ],
    behind: [straw(46, 24, 52, 2, '#a82a1e')],
    inside: [
      iceCubes([
        [36, 38, 20],
        [45, 46, 55],
      ]),
    ],
    front: [wheel(26, 17, 8, ...ORANGE), cherry(44, 13)],
  },
  'jardin-vert': {
    glass: 'highball',
    layers: [
      [27, '#d5e3b6'],
      [58, '#a9c08a'],
    ],
    inside: [
      rounds(
        [
          [37, 40],
          [44, 56],
          [36, 72],
        ],
        '#4d7a2f',
        '#dbe8b8',
      ),
      bubbles(
        [
          [48, 44, 1.2],
          [31, 58, 1.3],
          [47, 74, 1.4],
        ],
        SHEET,
      ),
    ],
    behind: [straw(34, 24, 28, 4, '#3f7a42')],
    front: [sprig(48, 20, 1.1)],
  },
  'rouge-comptoir': {
    glass: 'coupe',
    layers: [
      [38, '#c23a44'],
      [48, '#9c2434'],
    ],
    front: [sugar(39, 32.4, 24, '#e59aa0'), skewer(28, 36, 24, ['#a3203a', '#6a3a5e', '#a3203a'])],
  },
  'peche-petillante': {
    glass: 'flute',
    layers: [
      [20, '#f4cfa0'],
      [42, '#eda265'],
    ],
    inside: [
      bubbles(
        [
          [38, 30, 1.1],
          [42, 37, 1.3],
          [37, 44, 1],
          [41, 50, 1.1],
        ],
        SHEET,
      ),
    ],
    front: [wheel(50, 14, 7.5, '#c4602f', '#f2b57a')],
  },
  'tonic-concombre': {
    glass: 'tumbler',
    layers: [[52, '#e6eedd']],
    inside: [
      rounds(
        [
          [33, 64],
          [47, 74],
        ],
        '#4d7a2f',
        '#dbe8b8',
      ),
      iceCubes([[46, 61, 30]]),
      bubbles(
        [
          [36, 78, 1.3],
          [30, 74, 1.1],
        ],
        '#8aa08a',
      ),
    ],
    behind: [straw(36, 48, 29, 22, '#23445c')],
    front: [peel(54, 38, '#d7b12c')],
  },
  'bitter-orange': {
    glass: 'tumbler',
    layers: [
      [52, '#c4402c'],
      [74, '#a82a1e'],
    ],
    inside: [
      iceCubes([
        [33, 62, 10],
        [46, 70, 48],
      ]),
    ],
    front: [wheel(55, 43, 8.5, ...ORANGE), peel(25, 40, '#e58a23')],
  },
  'limonade-framboise': {
    glass: 'bocal',
    layers: [
      [44, '#f0bcb4'],
      [66, '#d2747c'],
    ],
    behind: [straw(46, 30, 54, 4, '#a83a52')],
    inside: [
      iceCubes([
        [33, 54, 20],
        [47, 58, 60],
      ]),
      [
        [34, 76],
        [44, 80],
        [49, 73],
      ].map(([x = 0, y = 0]) => block(disc(x, y, 3.6), '#a83a52', 1)),
    ],
    front: [ink('M26 30h28M25 34h30', 1), sprig(32, 27), wheel(53, 27, 7, ...LEMON)],
  },
  'pina-douce': {
    glass: 'tulipe',
    layers: [
      [22, '#f7edd2'],
      [46, '#f0dda6'],
    ],
    behind: [straw(47, 22, 54, 2, '#3f7a42')],
    front: [foam(40, 16, 13, SHEET), wheel(26, 18, 8, ...PINK)],
  },
};
