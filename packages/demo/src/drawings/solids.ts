import { DISH_DRAWINGS } from './illustrations-dishes.ts';
import { block, flat, ink, plate, SHEET, shine, tint } from './print.ts';
import { box, disc, leaf, oval, segment, wave } from './shapes.ts';

const CRUST = '#c9883c';
const BREAD = '#dfa960';
const GREEN = '#6c8a2f';
const HAM = '#d98a86';
const TOMATO = '#c4402c';
const CHEESE = '#f0c95c';
const CHOCOLATE = '#5a2f1c';

const speckles = (spots: [x: number, y: number][], r: number): string =>
  spots.map(([x, y]) => disc(x, y, r)).join('');

/** What is eaten with the drink of a menu board: pictures of 84 by 84 units. */
const DRAWN: Record<string, string[]> = {
  'jambon-beurre': [
    plate(
      block('M10 46q2-16 16-17h36q12 1 13 15z', BREAD),
      flat('M10 46h65l-2 6H12z', HAM),
      tint(wave(12, 50, 6, 4, 10), '#f7e6b0', 2),
      block('M10 52h65q-1 13-14 13H24q-13 0-14-13z', BREAD),
      ink('M26 33l6 5M40 31l6 6M54 32l6 5', 1.3),
      shine('M20 37q4-4 10-4'),
    ),
  ],
  'poulet-crudites': [
    plate(
      block('M9 44q3-16 17-17h34q13 1 15 16z', CRUST),
      flat([14, 24, 34, 44, 54, 64].map((x, i) => leaf(x, 50, 13, i % 2 ? -20 : -160, 0.4)).join(''), GREEN),
      flat(
        speckles(
          [
            [22, 50],
            [40, 51],
            [58, 50],
          ],
          5,
        ),
        TOMATO,
      ),
      block('M10 54h65q-2 12-14 12H24q-12 0-14-12z', CRUST),
      ink('M24 32l6 5M40 30l6 6M56 32l6 5', 1.3),
    ),
  ],
  panini: [
    plate(
      block(box(10, 32, 64, 26, 10), BREAD),
      flat(box(11, 43, 62, 4), CHEESE),
      ink('M20 33l-4 9M32 33l-4 9M44 33l-4 9M56 33l-4 9M67 34l-4 8', 1.8),
      ink('M20 48l-4 9M32 48l-4 9M44 48l-4 9M56 48l-4 9M67 48l-4 8', 1.8),
      ink(segment(10, 45, 74, 45), 1.2),
    ),
  ],
  wrap: [
    plate(
      block('M26 16h32q4 0 4 5L54 70q-1 4-5 4H35q-4 0-5-4L22 21q0-5 4-5z', '#f1ddb0'),
      block(oval(42, 19, 19, 7), '#e8cf98'),
      flat(leaf(30, 20, 13, -10, 0.4) + leaf(52, 20, 13, -170, 0.4), GREEN),
      flat(disc(42, 18, 3.4) + disc(34, 22, 2.4), TOMATO),
      flat('M24 42h36l-6 28q-1 4-5 4H35q-4 0-5-4z', SHEET),
      ink('M24 42h36'),
      tint('M31 50l4 18M42 50v19M53 50l-4 18', '#a82a1e', 1.6),
    ),
  ],
  bagel: [
    plate(
      block('M12 44q0-20 30-20t30 20z', CRUST),
      flat(
        speckles(
          [
            [26, 34],
            [36, 29],
            [48, 30],
            [58, 35],
            [42, 36],
          ],
          1.4,
        ),
        SHEET,
      ),
      flat('M12 44h60l-3 6H15z', GREEN),
      flat('M13 50h58l-3 5H16z', '#e79a8a'),
      block('M12 55h60q-1 10-12 10H24q-11 0-12-10z', CRUST),
    ),
  ],
  'hot-dog': [
    plate(
      block('M8 46q0-12 12-12h44q12 0 12 12v6q0 12-12 12H20q-12 0-12-12z', BREAD),
      block('M6 42q0-7 8-7h56q8 0 8 7t-8 7H14q-8 0-8-7z', '#b5502f'),
      tint(wave(14, 42, 8, 8, 7), CHEESE, 2.6),
      shine('M14 38h14'),
    ),
  ],
  quiche: [
    plate(
      block('M10 58L68 30q6 8 6 18L16 66q-5-2-6-8z', CHEESE),
      block('M68 30q8 8 6 24L16 72q-6-4-6-14l6 5 56-14q0-10-4-19z', CRUST),
      flat(
        speckles(
          [
            [34, 52],
            [48, 46],
            [60, 42],
            [44, 54],
          ],
          3,
        ),
        HAM,
      ),
      flat(leaf(38, 48, 8, -20) + leaf(56, 47, 8, -40), GREEN),
    ),
  ],
  cookie: [
    plate(
      block(disc(42, 43, 27), CRUST),
      flat(
        speckles(
          [
            [32, 32],
            [50, 30],
            [42, 44],
            [28, 48],
            [56, 46],
            [40, 58],
            [54, 58],
          ],
          3.6,
        ),
        CHOCOLATE,
      ),
      shine('M24 34q4-8 12-11'),
    ),
  ],
  muffin: [
    plate(
      block('M25 44h34l-5 27H30z', '#a82a1e'),
      ink('M33 45l2 25M42 45v26M51 45l-2 25', 1.1),
      block('M18 44q-2-9 7-11 2-13 17-13t17 13q9 2 7 11-2 4-7 3H25q-5 1-7-3z', CRUST),
      flat(
        speckles(
          [
            [32, 33],
            [44, 27],
            [52, 36],
            [40, 39],
          ],
          2.8,
        ),
        CHOCOLATE,
      ),
    ),
  ],
  donut: [
    plate(
      block(disc(42, 43, 27), BREAD),
      flat(disc(42, 42, 23), '#e9a3ad'),
      flat(disc(42, 43, 9), SHEET),
      ink(disc(42, 43, 9), 1.3),
      tint('M28 32l4 3M50 27l-3 4M59 42h-5M30 54l4-3M50 58l-2-5M40 26v4', '#23445c', 2),
    ),
  ],
};

const ALSO_DISHES = [
  'burger',
  'croque-monsieur',
  'salade',
  'frites',
  'pizza',
  'pates',
  'croissant',
  'crepe',
  'tarte',
  'glace',
];

/** Every solid, some of them dishes that illustrate cards too. */
export const SOLID_DRAWINGS: Record<string, string[]> = {
  ...DRAWN,
  ...Object.fromEntries(ALSO_DISHES.map((id) => [id, DISH_DRAWINGS[id] ?? []])),
};
