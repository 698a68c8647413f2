import { dishLine } from './dish-line.ts';
import { lettering } from './lettering.ts';
import { flat, ink, type Marks, picture, plate, tint } from './print.ts';
import { box, segment } from './shapes.ts';

/** How the card of a theme looks. */
export interface MenuCard {
  paper: string;
  text: string;
  accent: string;
  title: 'CARTE' | 'MENU';
  /** Top of the title. */
  titleAt: number;
  layout: 'list' | 'columns' | 'centred';
  /** Where the dishes begin and end. */
  lines: [from: number, to: number];
  /** Left end and width of the dishes, when the ornament leaves less room. */
  room?: [x: number, width: number];
  ornament: Marks;
}

const WIDTH = 72;
const HEIGHT = 100;
const SHEET_BOX = box(6, 4, 58, 91);
const MIDDLE = 35;

function listed(
  { lines: [from, to], text, accent }: MenuCard,
  x: number,
  width: number,
  seed: number,
): Marks {
  const rows = Math.floor((to - from) / 6.2) + 1;
  return Array.from({ length: rows }, (_, i) => {
    const y = from + i * 6.2;
    if (i % 4 === 0)
      return i === rows - 1 ? [] : tint(segment(x + width / 2 - 5, y, x + width / 2 + 5, y), accent, 1.6);
    return dishLine(x, y, width, width * (0.3 + 0.09 * ((i * 7 + seed) % 4)), text);
  });
}

function centred({ lines: [from, to], text, accent }: MenuCard): Marks {
  const rows = Math.floor((to - from) / 6.2) + 1;
  return Array.from({ length: rows }, (_, i) => {
    const y = from + i * 6.2;
    if (i % 3 === 2)
      return i === rows - 1 ? [] : tint(segment(MIDDLE - 2.5, y, MIDDLE + 2.5, y), accent, 1.6);
    const half = 9 + ((i * 5) % 4) * 2.4;
    return tint(segment(MIDDLE - half, y, MIDDLE + half, y), text, 1.5);
  });
}

function dishes(card: MenuCard): Marks {
  if (card.layout === 'centred') return centred(card);
  if (card.layout === 'columns')
    return [
      listed(card, 11, 21, 1),
      listed(card, 38, 21, 2),
      tint(segment(MIDDLE, card.lines[0], MIDDLE, card.lines[1]), card.accent, 0.8),
    ];
  const [x, width] = card.room ?? [14, 42];
  return listed(card, x, width, 3);
}

/** A menu card, with a title, dishes and prices. */
export function drawMenuCard(card: MenuCard): string {
  const [x, width] = card.room ?? [14, 42];
  const title = tint(lettering(card.title, x + width / 2, card.titleAt, 6.4), card.text, 1.3);
  return picture(
    WIDTH,
    HEIGHT,
    plate(flat(SHEET_BOX, card.paper), card.ornament, title, dishes(card), ink(SHEET_BOX)),
  );
}
