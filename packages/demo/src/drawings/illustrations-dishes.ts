import { block, flat, ink, type Marks, plate, SHEET, shine, tint } from './print.ts';
import { box, disc, leaf, oval, rays, segment, wave } from './shapes.ts';

const GREEN = '#4d7a2f';
const LIGHT_GREEN = '#8fae4a';
const RED = '#a82a1e';
const TOMATO = '#c4402c';
const MUSTARD = '#e6b13f';
const CRUST = '#c9883c';
const MEAT = '#7a3a24';

/** Pictures of 84 by 84 units, one plate or more each. */
type Drawing = string[];

/** A round plate seen from above. */
function dish(colour = SHEET, rim = 22): Marks {
  return [flat(disc(42, 42, 32), colour), ink(disc(42, 42, 32)), ink(disc(42, 42, rim), 1)];
}

const leaves = (spots: [x: number, y: number, length: number, degrees: number][], colour: string): Marks =>
  flat(spots.map(([x, y, l, a]) => leaf(x, y, l, a, 0.4)).join(''), colour);
const dots = (spots: [x: number, y: number][], r: number, colour: string): Marks =>
  flat(spots.map(([x, y]) => disc(x, y, r)).join(''), colour);
const steam = (x: number, y: number): Marks =>
  ink([0, 8, 16].map((dx) => `M${x + dx} ${y}q-3.500-4 0-7.500t0-7.500`).join(''), 1.3);

const DISHES: Record<string, Drawing> = {
  'plat-du-jour': [
    plate(
      dish(),
      flat('M27 38q4-11 17-10q13 0 14 11q-2 8-14 7q-12 2-17-8z', MEAT),
      tint(wave(31, 37, 6, 5, 4), '#e9a86a', 2),
      leaves(
        [
          [28, 50, 10, 35],
          [34, 52, 10, 60],
          [40, 54, 9, 95],
        ],
        GREEN,
      ),
      dots(
        [
          [50, 53],
          [56, 50],
          [54, 57],
          [48, 58],
        ],
        2.6,
        MUSTARD,
      ),
      ink('M27 38q4-11 17-10q13 0 14 11q-2 8-14 7q-12 2-17-8z', 1.2),
    ),
  ],
  salade: [
    plate(
      dish('#d9e2e4'),
      leaves(
        [
          [30, 46, 18, -70],
          [36, 50, 20, -110],
          [42, 48, 20, -60],
          [48, 52, 18, -20],
          [40, 50, 16, 160],
          [46, 46, 18, 60],
          [34, 44, 16, 100],
        ],
        LIGHT_GREEN,
      ),
      leaves(
        [
          [38, 44, 14, -30],
          [44, 50, 13, -140],
          [36, 48, 12, 70],
          [48, 46, 12, 100],
        ],
        GREEN,
      ),
      dots(
        [
          [34, 36],
          [51, 40],
          [44, 56],
        ],
        4,
        TOMATO,
      ),
      flat(disc(47, 33, 4.6), SHEET),
      dots([[47, 33]], 2.2, MUSTARD),
      ink(disc(34, 36, 4) + disc(51, 40, 4) + disc(44, 56, 4) + disc(47, 33, 4.6), 1),
      tint(segment(32, 52, 38, 54) + segment(54, 48, 56, 54), '#8d5a7f', 1.8),
    ),
  ],
  burger: [
    plate(
      block('M17 38q2-21 25-21t25 21z', CRUST),
      tint('M28 28h1.500M36 23h1.500M45 24h1.500M53 28h1.500M41 31h1.500M33 33h1', '#f6e2b8', 1.8),
      flat(`M14 40${wave(14, 42, 7, -6, 8).slice(6)}v-4z`, LIGHT_GREEN),
      ink(wave(14, 42, 7, -6, 8), 1.3),
      block(box(17, 46, 50, 8, 4), MEAT),
      flat('M20 46h44l-8 6-6-6-6 5-8-5z', MUSTARD),
      ink('M20 46h44', 1),
      block(box(18, 54, 48, 4, 2), TOMATO),
      block('M17 60h50v4q0 6-6 6H23q-6 0-6-6z', CRUST),
      shine('M24 31q3-8 9-10'),
    ),
  ],
  frites: [
    plate(
      [
        [24, 16, 6],
        [31, 10, 3],
        [38, 14, 1],
        [45, 8, 0],
        [52, 13, -2],
        [57, 17, -4],
      ].map(([x = 0, y = 0, lean = 0]) => block(`M${x - lean} ${y}h5l${lean} 36h-5z`, MUSTARD, 1.2)),
    ),
    plate(
      [
        [27, 26, 4],
        [36, 28, 1],
        [46, 25, 0],
        [54, 28, -4],
      ].map(([x = 0, y = 0, lean = 0]) => block(`M${x - lean} ${y}h5l${lean} 20h-5z`, '#f0c95e', 1.2)),
    ),
    plate(
      block('M19 38q23 9 46 0l-6 36H25z', SHEET),
      flat(
        'M26.500 41.500l5 1.200 1.500 31.300h-5zM39.500 43.200h5.500l-.5 30.800h-4.500zM53 42.200l5-1.300-3.500 33.100h-4z',
        RED,
      ),
      ink('M19 38q23 9 46 0l-6 36H25z'),
    ),
  ],
  entrecote: [
    plate(
      dish('#e9e2d2', 26),
      block('M24 41q-1-13 14-14q17-2 21 8q3 11-7 14q-7 2-11 6q-13 4-17-14z', MEAT),
      ink('M30 40l8-8M36 46l13-13M46 46l8-8', 1.6),
      tint('M25 47q3 8 11 9', '#f0dfc0', 2.6),
      block(oval(47, 39, 4, 2.6), '#f6e6a8', 1),
      leaves(
        [
          [56, 57, 12, -40],
          [58, 58, 10, -90],
          [56, 58, 10, 10],
        ],
        GREEN,
      ),
    ),
  ],
  poisson: [
    plate(
      flat(oval(42, 44, 36, 22), SHEET),
      ink(oval(42, 44, 36, 22)),
      ink(oval(42, 44, 30, 16.5), 0.9),
      block('M17 43q12-15 31-9q7 3 10 7l10-7q-2 9 0 18l-10-7q-5 6-13 8q-17 2-28-10z', '#9fbccb'),
      flat('M17 43q10 12 28 10q8-2 13-8l-5-1q-20 5-36-1z', '#d7e4e8'),
      ink('M28 35.500q4 7 0 16', 1.2),
      ink('M36 39q2 3 0 6M42 38q2 3 0 7M48 39q2 3 0 6', 1),
    ),
    plate(
      flat(disc(23, 42, 1.6), '#262d31'),
      flat(disc(61, 57, 5.4), MUSTARD),
      tint(rays(61, 57, 1, 4.2, 7), SHEET, 0.9),
      ink(disc(61, 57, 5.4), 1),
      leaves(
        [
          [20, 57, 10, -20],
          [20, 57, 9, 20],
        ],
        GREEN,
      ),
    ),
  ],
  moules: [
    plate(
      steam(32, 22),
      [
        [28, 37, -20],
        [42, 33, 5],
        [56, 37, 25],
        [35, 42, 10],
        [50, 42, -10],
      ].map(([x = 0, y = 0, a = 0]) => [
        flat(leaf(x - 7, y + 5, 17, a - 40, 0.5), '#2f3f57'),
        flat(leaf(x - 4, y + 3.5, 10, a - 40, 0.4), '#e9a04a'),
        ink(leaf(x - 7, y + 5, 17, a - 40, 0.5), 1.2),
      ]),
    ),
    plate(
      block('M17 44h50v20q0 10-10 10H27q-10 0-10-10z', '#2d4a58'),
      ink('M17 50h-6q-3 0-3 3v3q0 3 3 3h6M67 50h6q3 0 3 3v3q0 3-3 3h-6'),
      ink('M14 44h56', 3),
      tint('M25 60h34', '#5f7f8e', 2),
      shine('M24 52v10'),
    ),
  ],
  huitres: [
    plate(
      flat(disc(42, 44, 33), '#dfe7ea'),
      ink(disc(42, 44, 33)),
      dots(
        [
          [42, 44],
          [37, 38],
          [48, 40],
          [46, 50],
          [36, 49],
        ],
        1.6,
        '#fff',
      ),
      [
        [24, 29, 20],
        [42, 22, 90],
        [58, 30, 150],
        [62, 50, 200],
        [44, 62, 270],
        [23, 52, 330],
      ].map(([x = 0, y = 0, a = 0]) => {
        const shell = leaf(
          x - 10 * Math.cos((a * Math.PI) / 180),
          y - 10 * Math.sin((a * Math.PI) / 180),
          21,
          a,
          0.52,
        );
        return [
          flat(shell, '#8a8f86'),
          flat(oval(x, y, 5.6, 5), '#efe9dc'),
          flat(oval(x + 0.6, y + 0.6, 3.2, 2.6), '#b9c2b4'),
          ink(shell, 1.2),
        ];
      }),
      flat(disc(42, 44, 6), MUSTARD),
      tint(rays(42, 44, 1.2, 4.8, 8), SHEET, 0.9),
      ink(disc(42, 44, 6), 1),
    ),
  ],
  pates: [
    plate(
      dish('#d9e2e4', 25),
      flat('M23 45q-2-14 12-18q14-4 22 5q8 11 0 20q-9 10-22 6q-10-2-12-13z', '#e9c25a'),
      tint('M27 46q0-13 13-14t15 11-11 12-11-9 9-8 6 7M29 53q9 8 21 2M50 30q9 6 7 16', '#f6e0a0', 2.2),
      ink(
        'M23 45q-2-14 12-18q14-4 22 5q8 11 0 20q-9 10-22 6q-10-2-12-13zM29 40q5-9 15-7M33 52q9 5 17-3M53 36q4 6 1 12',
        1.1,
      ),
      dots(
        [
          [38, 40],
          [47, 45],
          [39, 48],
        ],
        3.6,
        TOMATO,
      ),
      ink(disc(38, 40, 3.6) + disc(47, 45, 3.6) + disc(39, 48, 3.6), 0.9),
      leaves(
        [
          [43, 40, 10, -60],
          [44, 41, 10, -10],
        ],
        GREEN,
      ),
    ),
  ],
  pizza: [
    plate(
      flat(disc(42, 43, 32), CRUST),
      flat(disc(42, 43, 27), '#f0cf72'),
      flat(disc(42, 43, 27), TOMATO, 0.35),
      dots(
        [
          [32, 32],
          [52, 34],
          [36, 52],
          [53, 54],
          [43, 43],
        ],
        5.4,
        TOMATO,
      ),
      ink(
        disc(32, 32, 5.4) + disc(52, 34, 5.4) + disc(36, 52, 5.4) + disc(53, 54, 5.4) + disc(43, 43, 5.4),
        1,
      ),
      dots(
        [
          [44, 28],
          [28, 44],
          [47, 61],
          [58, 44],
        ],
        3.4,
        SHEET,
      ),
      leaves(
        [
          [38, 36, 8, 40],
          [48, 48, 8, -30],
          [30, 58, 8, -20],
          [56, 32, 7, 100],
        ],
        GREEN,
      ),
      ink(disc(42, 43, 32)),
      ink(disc(42, 43, 27), 1),
    ),
  ],
  soupe: [
    plate(
      steam(34, 27),
      flat(oval(42, 42, 30, 8), '#e08a3c'),
      tint('M30 42q6-3 11 0t11-1', '#f6dfb0', 1.8),
      leaves(
        [
          [52, 43, 7, -20],
          [38, 45, 6, 200],
        ],
        GREEN,
      ),
    ),
    plate(
      block('M12 42q0 28 22 31h16q22-3 22-31q-14 8-30 8t-30-8z', SHEET),
      ink('M12 42q0-8 30-8t30 8'),
      tint('M18 53q24 9 48 0', '#2c5f7a', 2),
      block('M30 73h24l2 4H28z', SHEET, 1.3),
    ),
  ],
  'croque-monsieur': [
    plate(flat(oval(42, 64, 34, 9), SHEET), ink(oval(42, 64, 34, 9))),
    plate(
      block('M14 36q1-6 8-5l40-6q7 0 8 5l-2 6-48 8q-5-2-6-8z', '#e2b05c'),
      tint('M22 37l6-1M34 33l7-1M48 33l6-1M58 30l5-1M42 38l5-1', CRUST, 2.4),
      block('M19 44l49-8q2 4 0 7l-47 8q-4-3-2-7z', MUSTARD, 1.2),
      block('M20 51l48-8v5l-46 8z', '#d98a80', 1.2),
      block('M21 56l47-8q2 8-3 10l-38 7q-6-2-6-9z', CRUST),
      flat('M28 46q2 9 4 9t3-10zM52 42q2 7 4 7t2-8z', MUSTARD),
    ),
  ],
  'oeuf-au-plat': [
    plate(
      block('M62 50l17 17q3 3 0 6t-6 0L57 56z', '#6b4a2f'),
      block(disc(37, 37, 29), '#39434a'),
      flat(disc(37, 37, 24), '#515c63'),
      flat('M18 36q-1-12 11-14q8-7 17 0q12 2 12 12q5 10-6 15q-6 8-16 4q-14 2-18-17z', SHEET),
      block(disc(37, 37, 8), MUSTARD, 1.2),
      ink('M18 36q-1-12 11-14q8-7 17 0q12 2 12 12q5 10-6 15q-6 8-16 4q-14 2-18-17z', 1.1),
      shine('M33 34q1-3 4-3'),
    ),
  ],
  charcuterie: [
    plate(
      block('M10 36q0-6 6-6h46l10-8q5 0 5 6t-5 8v22q0 6-6 6H16q-6 0-6-6z', '#b98148'),
      ink(disc(70, 28, 1.6), 1),
      [
        [21, 40],
        [33, 43],
        [45, 39],
      ].map(([x = 0, y = 0]) => [
        flat(disc(x, y, 6), '#b5453c'),
        dots(
          [
            [x - 2, y - 2],
            [x + 2, y + 1.5],
            [x - 1, y + 3],
          ],
          0.8,
          '#f3d9cf',
        ),
        ink(disc(x, y, 6), 1),
      ]),
      block('M18 55q8-6 16 0t16-1q2 4-2 6t-14 0-14 1q-4-2-2-6z', '#d98a80', 1.2),
      [
        [55, 42],
        [60, 48],
        [55, 55],
      ].map(([x = 0, y = 0]) => block(oval(x, y, 4, 2.6), '#6c8a2f', 1)),
    ),
  ],
  fromages: [
    plate(flat(oval(42, 66, 35, 8), '#b98148'), ink(oval(42, 66, 35, 8))),
    plate(
      block('M10 58V42l28-14q8 4 9 14v20q-20 4-37-4z', '#f0cf72'),
      ink('M10 42q18 6 37 0', 1.2),
      dots(
        [
          [20, 52],
          [30, 57],
          [37, 50],
        ],
        2.6,
        '#d9ad4a',
      ),
    ),
    plate(
      block('M46 56q0-6 14-6t14 6v8q0 6-14 6t-14-6z', SHEET),
      ink('M46 56q0 6 14 6t14-6', 1.1),
      flat('M60 56l14 2v7q-4 5-12 5z', '#f3e3b4'),
      leaves(
        [
          [14, 66, 9, -20],
          [16, 67, 8, 20],
        ],
        GREEN,
      ),
      dots(
        [
          [53, 54],
          [65, 53],
        ],
        0.9,
        '#b9b29a',
      ),
    ),
  ],
};

const STARTERS_AND_MORE: Record<string, Drawing> = {
  pain: [
    plate(
      block('M8 56q-2-9 8-14l42-23q10-4 15 3t-3 13L28 62q-14 8-20-6z', '#d09a52'),
      tint('M22 48q2-6 8-6M34 41q2-6 8-6M46 34q2-6 8-6M58 27q2-5 7-5', '#f3dfb2', 3.4),
      ink('M22 48q2-6 8-6M34 41q2-6 8-6M46 34q2-6 8-6M58 27q2-5 7-5', 1.1),
      block('M26 74l36-11q8-3 12-9l2 4q0 8-10 11l-36 10z', '#c9ccc8'),
      block('M28 72l-14 4q-4 2-2 5t5 2l13-4z', '#6b4a2f'),
    ),
  ],
  crepe: [
    plate(flat(oval(42, 56, 35, 17), SHEET), ink(oval(42, 56, 35, 17))),
    plate(
      block('M16 54L42 24q4-3 8 1l18 28q-12 12-28 11t-24-10z', '#e9bd6a'),
      ink('M42 24q-4 18-2 40M46 23q4 18 10 38', 1.1),
      tint('M24 50q6 3 10-1M52 44q4 3 7 1M34 58q5 2 9-1', CRUST, 1.6),
      tint('M30 40q8-5 10 2t10 0 9 3', '#6b3a22', 2.4),
      block(disc(64, 62, 3.6), RED, 1),
      block(disc(58, 66, 3.6), RED, 1),
      leaves([[62, 58, 8, -60]], GREEN),
    ),
  ],
  tarte: [
    plate(flat(oval(42, 62, 35, 12), SHEET), ink(oval(42, 62, 35, 12))),
    plate(
      block('M14 56l46-24q10 6 11 18L24 66q-8-2-10-10z', '#e2b05c'),
      flat('M14 54l45-24q9 4 12 15L22 62q-6-2-8-8z', '#f0cf72'),
      ink('M14 54l45-24q9 4 12 15L22 62q-6-2-8-8z', 1.2),
      [
        [28, 53],
        [37, 49],
        [46, 44],
        [55, 40],
        [44, 52],
        [54, 48],
        [63, 45],
        [34, 57],
      ].map(([x = 0, y = 0]) => block(oval(x, y, 4.6, 3), TOMATO, 0.9)),
      leaves(
        [
          [58, 37, 9, -70],
          [58, 37, 8, -20],
        ],
        GREEN,
      ),
    ),
  ],
  glace: [
    plate(block('M57 8l4 1-9 30-4-1z', '#e9bd6a', 1.2)),
    plate(
      block(disc(42, 24, 11), '#7a4a32'),
      tint('M36 21q3-4 8-3', '#b98a6a', 1.6),
      block(disc(41, 11, 3.4), RED, 1.2),
      ink('M41 8q0-4 4-5', 1.1),
    ),
    plate(block(disc(31, 34, 11), '#f2c4b6'), tint('M25 32q2-4 7-4', '#fbe6de', 1.6)),
    plate(block(disc(53, 34, 11), '#f6e7bd'), tint('M48 32q2-4 7-4', '#fdf8e6', 1.6)),
    plate(
      block('M18 40h48q-2 19-19 22v8h10v5H27v-5h10v-8q-17-3-19-22z', '#dbe7ea'),
      tint('M24 46h36', '#f2c4b6', 4),
      ink('M18 40h48', 2),
      shine('M27 50q2 5 6 7'),
    ),
  ],
  cafe: [
    plate(steam(32, 24), flat(oval(42, 70, 33, 6), SHEET), ink(oval(42, 70, 33, 6))),
    plate(
      block('M16 34h46v16q0 17-17 17H33q-17 0-17-17z', SHEET),
      flat(oval(39, 34, 22, 4.4), '#4a2a1d'),
      ink(oval(39, 34, 23, 5)),
      ink('M62 39q12-2 12 7t-13 9', 3),
      tint('M17 48q22 8 44 0', RED, 2.6),
      block(box(64, 64, 9, 6, 1), '#e2b05c', 1.1),
    ),
  ],
  croissant: [
    plate(
      block(
        'M10 58q-4-8 4-11q2-16 16-20q10-8 22 0q15 3 17 19q8 3 5 12q-3 5-9 3q-5-1-6-6q-9-9-17-9t-17 9q-1 6-7 7t-8-4z',
        '#d9963e',
      ),
      ink('M25 53q-6-3-11-6M33 48q-6-8-5-20M44 46q-1-9 7-19M53 49q3-8 13-4M58 54l12-8', 1.2),
      tint('M18 46q2-10 10-14M38 28q5-2 10 0M60 36q5 4 6 9', '#f0c274', 2.4),
    ),
  ],
};

export const DISH_DRAWINGS: Record<string, Drawing> = { ...DISHES, ...STARTERS_AND_MORE };
