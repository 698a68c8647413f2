import type { Composition } from '../composition.ts';
import { fitText, type TextPlace } from '../fit-text.ts';
import type { Box } from '../mark.ts';
import { framed, paper } from './board-frame.ts';
import type { BoardLook } from './board-look.ts';
import { sayTooLong } from './board-overflow.ts';
import { paintPrice, printedPrice } from './board-price.ts';
import { layoutFood, type PlacedFormula } from './menu-food.ts';

const SIDE = 28;
const OPTION_HEIGHT = 42;

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

/** The name of the formula, above a short rule. */
function title(
  at: Composition,
  { inks }: BoardLook,
  { formula, path, box }: PlacedFormula,
  height: number,
): void {
  const place = { x: box.x + SIDE, y: box.y + 14, w: box.w - 2 * SIDE, h: height - 14 };
  const middle = box.x + box.w / 2;
  at.field(`${path}.nomFormule`, place);
  const name = at.said(`${path}.nomFormule`, formula.nomFormule, 'display');
  if (name === '')
    at.waiting({ ...place, y: place.y + 4, h: place.h - 8 }, 'Nom de la formule', inks.accent, 20);
  else {
    const size = height * 0.66;
    const how: TextPlace = {
      face: 'display',
      width: place.w,
      size,
      breakBelow: size * 0.62,
      sizeOnTwo: place.h / 2.1,
      least: 18,
    };
    const set = fitText(at.measure, name, how);
    if (!set.fits) sayTooLong(at, `${path}.nomFormule`, name, how);
    at.linesAround(set, { x: middle, middle: place.y + place.h / 2, face: 'display', fill: inks.accent });
  }
  const y = box.y + height + 5;
  at.add(
    { kind: 'line', x1: middle - 54, y1: y, x2: middle - 12, y2: y, stroke: inks.rule, line: 1.6 },
    { kind: 'lozenge', x: middle, y, r: 5, fill: inks.rule },
    { kind: 'line', x1: middle + 12, y1: y, x2: middle + 54, y2: y, stroke: inks.rule, line: 1.6 },
  );
}

/** The boxes of the option's name and of its price. */
function optionFields(
  at: Composition,
  path: string,
  [left, right]: readonly [number, number],
  middle: number,
): void {
  const y = middle - OPTION_HEIGHT / 2;
  const wide = right - left;
  at.field(`${path}.nomsolidebis`, { x: left - 6, y, w: wide * 0.7, h: OPTION_HEIGHT });
  at.field(`${path}.prixAutreFormule`, { x: left + wide * 0.73, y, w: wide * 0.27 + 6, h: OPTION_HEIGHT });
}

/** The optional extra, and the formula's price with it. */
function option(
  at: Composition,
  { inks }: BoardLook,
  { formula, path, box }: PlacedFormula,
  middle: number,
): void {
  const [left, right] = [box.x + SIDE, box.x + box.w - SIDE];
  optionFields(at, path, [left, right], middle);
  const price = printedPrice(formula.prixAutreFormule);
  const amount = price === null ? '' : `${price.join(',')}\u00a0€`;
  const size = 19;
  const wide = amount === '' ? 0 : at.measure(amount, 'strong', size) + 34;
  const name = at.said(`${path}.nomsolidebis`, formula.nomsolidebis, 'strong');
  const width = right - left - wide;
  const base = middle + size * 0.35;
  const common = { face: 'strong', fill: inks.ink } as const;
  if (amount !== '') at.line({ text: amount, x: right, y: base, size, align: 'right', ...common });
  if (name === '') {
    if (amount !== '')
      at.waiting({ x: left, y: middle - 14, w: width, h: 28 }, 'Nom de l’option', inks.accent, 15);
    return;
  }
  const how: TextPlace = { face: 'strong', width, size, breakBelow: 14.5, sizeOnTwo: 16.5, least: 11.5 };
  const set = fitText(at.measure, name, how);
  if (!set.fits) sayTooLong(at, `${path}.nomsolidebis`, name, how);
  const first = middle + set.size * 0.35 - ((set.lines.length - 1) * set.size * 1.06) / 2;
  set.lines.forEach((text, index) => {
    at.line({ text, x: left, y: first + index * set.size * 1.06, size: set.size, ...common });
  });
  const from = left + at.measure(set.lines[0] ?? '', 'strong', set.size) + 10;
  const to = right - wide + 24;
  if (amount !== '' && set.lines.length === 1 && to - from > 20)
    at.add({ kind: 'dots', x1: from, x2: to, y: base - 2, r: 1, step: 6.5, fill: inks.ink });
}

/** The price on its plate, and to its left the struck-through one. */
function priceBar(
  at: Composition,
  look: BoardLook,
  { formula, path, box }: PlacedFormula,
  bar: number,
): void {
  const { inks } = look;
  const plate = { x: box.x + 12, y: box.y + box.h - bar, w: box.w - 24, h: bar - 12 };
  at.add(framed(look, plate, 9, { fill: inks.accent }));
  const place = { x: plate.x + plate.w * 0.54, y: plate.y + 6, w: plate.w * 0.46 - 18, h: plate.h - 12 };
  at.field(`${path}.prixformule`, place);
  const left = { x: plate.x + 18, y: plate.y + 6, w: plate.w * 0.5 - 18, h: plate.h - 12 };
  at.field(`${path}.prixbarre`, left);
  const price = printedPrice(formula.prixformule);
  if (price === null) at.waiting({ ...place, y: place.y + 8, h: place.h - 16 }, 'Prix', inks.onAccent, 20);
  else paintPrice(at, price, { box: place, size: bar * 0.76, fill: inks.onAccent });
  struckPrice(at, look, printedPrice(formula.prixbarre), left, bar);
}

function struckPrice(
  at: Composition,
  { inks }: BoardLook,
  price: [string, string] | null,
  box: Box,
  bar: number,
): void {
  const middle = box.y + box.h / 2;
  const line = (text: string, face: 'display' | 'text', size: number, y: number) => {
    const fitting = Math.min(size, (box.w - 16) / at.measure(text, face, 1));
    at.line({ text, x: box.x + 4, y: y + fitting * 0.35, size: fitting, face, fill: inks.onAccent });
    return fitting;
  };
  if (price === null) {
    line('La formule', 'display', bar * 0.25, middle);
    return;
  }
  const text = `${price.join(',')}\u00a0€`;
  line('au lieu de', 'text', bar * 0.17, middle - bar * 0.21);
  const y = middle + bar * 0.15;
  const size = line(text, 'display', bar * 0.33, y);
  const wide = at.measure(text, 'display', size);
  at.add({
    kind: 'line',
    x1: box.x,
    y1: y + size * 0.22,
    x2: box.x + 8 + wide,
    y2: y - size * 0.22,
    stroke: inks.rule,
    line: 3.4,
  });
}

/** A formula of a menu: its name, its contents, its option, its price. */
export function layoutFormula(at: Composition, look: BoardLook, placed: PlacedFormula): void {
  const { menu, box } = placed;
  paper(at, look, box);
  const bar = clamp(Math.min(box.h * 0.25, box.w * 0.28), 82, 150);
  const head = clamp(Math.min(box.h * 0.18, box.w * 0.18), 60, 110);
  const foot = menu.option ? OPTION_HEIGHT : 0;
  title(at, look, placed, head);
  const top = box.y + head + 16;
  layoutFood(at, look, placed, {
    x: box.x + 14,
    y: top,
    w: box.w - 28,
    h: box.y + box.h - bar - foot - 8 - top,
  });
  if (menu.option) option(at, look, placed, box.y + box.h - bar - foot / 2 - 3);
  priceBar(at, look, placed, bar);
}
