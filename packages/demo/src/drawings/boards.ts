import { type MenuBrief, readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import { dishLine } from './dish-line.ts';
import { container, type DrinkDrawing } from './drinks.ts';
import { lettering } from './lettering.ts';
import { block, flat, INK, ink, type Marks, picture, placed, plate, SHEET, tint } from './print.ts';
import { box, disc, leaf, rays, segment } from './shapes.ts';

const [WIDTH, HEIGHT] = [120, 84];
const PANEL = box(5, 5, 108, 72, 2);
const RED = '#a82a1e';
const MUSTARD = '#e6b13f';
const CHALK = '#f4efe4';

interface Palette {
  ground: string;
  text: string;
  accent: string;
  drink: Omit<DrinkDrawing, 'vessel'>;
}

/** A palette per line of drinks; of no brand. */
const PALETTES: Record<MenuBrief['line'], Palette> = {
  coke: {
    ground: '#2d363b',
    text: CHALK,
    accent: RED,
    drink: { liquid: '#4a2a1d', accent: RED, emblem: 'wave' },
  },
  mm: {
    ground: '#23445c',
    text: CHALK,
    accent: '#d9822b',
    drink: { liquid: '#e89a3c', accent: '#d9822b', emblem: 'slice' },
  },
  capri: {
    ground: '#3f6a52',
    text: CHALK,
    accent: '#8b3a6b',
    drink: { liquid: '#b5475a', accent: '#8b3a6b', emblem: 'berry' },
  },
};

/** Width and height of a drink's own plate. */
const [DRINK_WIDTH, DRINK_HEIGHT] = [56, 96];
const DRINK_SIZES: Record<MenuBrief['container'], { vessel: DrinkDrawing['vessel']; scale: number }> = {
  'pet-50': { vessel: 'pet-50', scale: 1 },
  'pet-33': { vessel: 'pet-50', scale: 0.82 },
  'can-33': { vessel: 'boite-33', scale: 0.86 },
};

function drinkAt({ container: held, line }: MenuBrief, x: number, foot: number, size: number): string {
  const { vessel, scale } = DRINK_SIZES[held];
  const drawn = size * scale;
  return placed(
    container({ ...PALETTES[line].drink, vessel }),
    x - (DRINK_WIDTH / 2) * drawn,
    foot - (DRINK_HEIGHT - 5) * drawn,
    drawn,
  );
}

type Glyph = (x: number, y: number, r: number) => Marks;

const sandwich: Glyph = (x, y, r) => [
  block(`M${x - r} ${y}q${r * 0.2} ${-r * 0.9} ${r} ${-r * 0.9}t${r} ${r * 0.9}z`, '#d9a25c', 1.2),
  flat(box(x - r, y, 2 * r, r * 0.22), '#8fae4a'),
  flat(box(x - r, y + r * 0.22, 2 * r, r * 0.2), '#d98a86'),
  block(box(x - r, y + r * 0.42, 2 * r, r * 0.4, r * 0.18), '#d9a25c', 1.2),
];

const pastry: Glyph = (x, y, r) => [
  block(disc(x, y, r * 0.86), '#c9883c', 1.2),
  flat(
    disc(x - r * 0.3, y - r * 0.3, r * 0.13) +
      disc(x + r * 0.35, y - r * 0.1, r * 0.13) +
      disc(x - r * 0.1, y + r * 0.35, r * 0.13),
    '#5a2f1c',
  ),
];

const salad: Glyph = (x, y, r) => [
  flat([-150, -115, -80, -45].map((turn) => leaf(x, y + r * 0.1, r * 0.95, turn, 0.4)).join(''), '#6c8a2f'),
  flat(disc(x + r * 0.3, y - r * 0.25, r * 0.24), '#c4402c'),
  block(`M${x - r} ${y}h${2 * r}q${-r * 0.15} ${r * 0.85} ${-r} ${r * 0.85}t${-r} ${-r * 0.85}z`, SHEET, 1.2),
];

const tart: Glyph = (x, y, r) => [
  block(
    `M${x - r} ${y + r * 0.6}L${x + r * 0.9} ${y - r * 0.5}v${r * 0.8}L${x - r} ${y + r * 0.95}z`,
    MUSTARD,
    1.2,
  ),
  flat(`M${x - r} ${y + r * 0.6}L${x + r * 0.9} ${y - r * 0.5}l${-r * 0.5} ${-r * 0.3}z`, '#c9883c'),
];

const FIRST_COURSES: Glyph[] = [sandwich, salad];
const SECOND_COURSES: Glyph[] = [pastry, tart];

const plus = (x: number, y: number, colour: string): Marks =>
  tint(segment(x - 2, y, x + 2, y) + segment(x, y - 2, x, y + 2), colour, 1.4);

function price(x: number, y: number, r: number, colour: string): Marks {
  return [
    flat(disc(x, y, r), colour),
    tint(segment(x - r * 0.5, y - r * 0.1, x + r * 0.2, y - r * 0.1), SHEET, 1.6),
    tint(segment(x + r * 0.4, y - r * 0.3, x + r * 0.4, y + r * 0.4), SHEET, 1.2),
  ];
}

/** One formula between `left` and `left + width`: its solids, its drink, its price. */
function formula(brief: MenuBrief, left: number, width: number, rank: number): string[] {
  const { text, accent } = PALETTES[brief.line];
  const cells = brief.solids + brief.optionalSolids + 1;
  const cell = width / cells;
  const middle = (index: number) => left + cell * (index + 0.5);
  const r = Math.min(11, cell * 0.4);
  const foot = 56;
  const courses = [FIRST_COURSES[rank % 2], SECOND_COURSES[rank % 2]].slice(0, brief.solids);
  const optional: Marks =
    brief.optionalSolids === 0 ? [] : tint(disc(middle(brief.solids), foot - 12, r), text, 1.2, '2.4 2');
  return [
    plate(
      courses.map((glyph, index) => glyph?.(middle(index), foot - 11, r) ?? []),
      optional,
      Array.from({ length: cells - 1 }, (_, index) => plus(left + cell * (index + 1), foot - 11, text)),
      tint(segment(left + 3, 64, left + width * 0.5, 64), text, 2),
      tint(segment(left + 3, 69, left + width * 0.34, 69), text, 1.2),
      price(left + width - 10, 66, 6.5, accent),
      brief.option ? tint(disc(left + width - 25, 66, 5.5), MUSTARD, 1.4, '2 1.6') : [],
    ),
    drinkAt(brief, middle(cells - 1), foot, Math.min(0.44, cell / 40)),
  ];
}

function menu(brief: MenuBrief): string {
  const { ground, text, accent } = PALETTES[brief.line];
  const head: Marks =
    brief.layout === 'standard-2018'
      ? [flat(box(5, 5, 108, 15, 2), accent), tint(lettering('MENU', 59, 8.5, 7.5), SHEET, 1.6)]
      : [
          tint(lettering('MENU', 59, 9.5, 6.6), text, 1.4),
          tint(segment(34, 13, 41, 13) + segment(77, 13, 84, 13), accent, 1.6),
        ];
  const double = brief.formulas === 2;
  return picture(
    WIDTH,
    HEIGHT,
    plate(
      flat(PANEL, ground),
      head,
      double ? tint(segment(59, 22, 59, 73), text, 0.9, '.1 2.4') : [],
      ink(PANEL),
    ),
    ...(double
      ? [...formula(brief, 8, 50, 0), ...formula(brief, 61, 50, 1)]
      : formula(brief, 14, 92, brief.container === 'can-33' ? 1 : 0)),
  );
}

function pricelist(): string {
  const lines = (x: number) =>
    Array.from({ length: 8 }, (_, row) => dishLine(x, 27 + row * 6, 40, 12 + ((row * 5) % 4) * 3, CHALK));
  return picture(
    WIDTH,
    HEIGHT,
    plate(
      flat(PANEL, '#2d363b'),
      tint(lettering('PRIX', 59, 10, 7.5), MUSTARD, 1.6),
      lines(13),
      lines(65),
      ink(PANEL),
    ),
  );
}

function gammePrix(): string {
  const shown: DrinkDrawing[] = [
    { vessel: 'pet-50', liquid: '#4a2a1d', accent: RED, emblem: 'wave' },
    { vessel: 'boite-33', liquid: '#e8c14a', accent: '#6c8a2f', emblem: 'slice' },
    { vessel: 'pet-50', liquid: '#d8b46a', accent: '#3f7a42', emblem: 'leaf' },
    { vessel: 'boite-33', liquid: '#e89a3c', accent: '#d9822b', emblem: 'sun' },
  ];
  return picture(
    WIDTH,
    HEIGHT,
    plate(
      flat(PANEL, '#efe8da'),
      tint(lettering('GAMME', 59, 9.5, 6.6), INK, 1.5),
      flat(box(10, 60, 98, 1.6), '#c9a273'),
      shown.map((_, index) => price(23 + index * 24, 68, 5.5, index % 2 ? '#3f6a52' : RED)),
      ink(PANEL),
    ),
    ...shown.map((drink, index) => {
      const scale = drink.vessel === 'pet-50' ? 0.42 : 0.38;
      return placed(container(drink), 23 + index * 24 - 28 * scale, 60 - 91 * scale, scale);
    }),
  );
}

/** A board, from the name of its brief. */
export function drawBoard(stateName: string): string {
  const brief = readBoardBrief(stateName);
  if (brief === null) throw new RangeError(`No board is briefed by ${stateName}`);
  if (brief.brief === 'menu') return menu(brief);
  return brief.brief === 'pricelist' ? pricelist() : gammePrix();
}

/** Parameters of a company's charter: its colours and the placement of its name. */
export interface CharterDrawing {
  ground: string;
  colours: [string, string, string];
  mark: 'sun' | 'leaf' | 'disc' | 'band';
}

export const CHARTER_DRAWINGS: Record<string, CharterDrawing> = {
  terrasse: { ground: '#fff6e2', colours: [RED, MUSTARD, '#23445c'], mark: 'sun' },
  comptoir: { ground: '#2d363b', colours: [CHALK, '#e0b94a', '#7d888e'], mark: 'band' },
  verger: { ground: '#f1f0df', colours: ['#3f7a42', '#8fae4a', '#d9822b'], mark: 'leaf' },
  'bord-de-mer': { ground: '#e4eef1', colours: ['#23445c', '#9fc4d6', RED], mark: 'disc' },
  'fetes-de-fin-d-annee': { ground: '#20382c', colours: ['#e0b94a', RED, CHALK], mark: 'sun' },
};

const MARKS: Record<CharterDrawing['mark'], (colour: string) => Marks> = {
  sun: (colour) => [flat(disc(42, 30, 7), colour), tint(rays(42, 30, 10, 15, 12), colour, 2)],
  leaf: (colour) => [
    flat(leaf(42, 42, 26, -120, 0.34) + leaf(42, 42, 26, -60, 0.34), colour),
    tint(segment(42, 44, 42, 34), colour, 1.6),
  ],
  disc: (colour) => [flat(disc(42, 30, 13), colour), tint('M31 31q5.500-5 11 0t11 0', SHEET, 2)],
  band: (colour) => [flat(box(22, 22, 40, 16), colour), tint(segment(28, 30, 56, 30), INK, 2.4)],
};

/** A charter as a swatch card, 84 by 84 units. */
export function drawCharter({ ground, colours, mark }: CharterDrawing): string {
  const card = box(10, 8, 64, 66, 2);
  return picture(
    84,
    84,
    plate(
      flat(card, ground),
      MARKS[mark](colours[0]),
      colours.map((colour, index) => [
        flat(box(16 + index * 18, 54, 15, 13), colour),
        ink(box(16 + index * 18, 54, 15, 13), 1.1),
      ]),
      ink(card),
    ),
  );
}
