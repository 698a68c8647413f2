import { EMBLEMS, type Emblem } from './emblems.ts';
import { block, flat, INK, ink, type Marks, picture, placed, plate, SHEET, shine, tint } from './print.ts';
import { box, disc, oval, segment } from './shapes.ts';
import { AXIS, canOutline, type Glassware, VESSELS, type Vessel, vesselOutline } from './vessels.ts';

/** How a label is cut. */
type Label = 'band' | 'badge' | 'shield' | 'bare' | 'dark';

export interface DrinkDrawing {
  vessel: Glassware | 'boite-33' | 'boite-25';
  liquid: string;
  accent: string;
  emblem: Emblem;
  label?: Label;
  /** Colour of the glass, where it is not clear. */
  glass?: string;
  cap?: string;
}

const WIDTH = 56;
const HEIGHT = 96;

function labelMarks(drink: DrinkDrawing, wall: number, top: number, bottom: number): Marks {
  const middle = (top + bottom) / 2;
  const paper = drink.label === 'dark' ? INK : SHEET;
  const emblem = (y: number, r: number) =>
    EMBLEMS[drink.emblem](AXIS, y, r, drink.label === 'dark' ? '#e6b13f' : drink.accent);
  const words = (y: number, half: number) =>
    tint(segment(AXIS - half, y, AXIS + half, y), paper === INK ? SHEET : INK, 1.2);
  const left = AXIS - wall;
  switch (drink.label ?? 'band') {
    case 'bare':
      return [EMBLEMS[drink.emblem](AXIS, middle, 7, SHEET)];
    case 'badge':
      return [
        block(oval(AXIS, middle, wall - 2.5, (bottom - top) / 2), SHEET, 1.2),
        emblem(middle - 1.5, 5.4),
        words(bottom - 4.2, 4),
      ];
    case 'shield':
      return [
        block(
          `M${left + 3} ${top}h${2 * wall - 6}v${bottom - top - 7}l${3 - wall} 7l${3 - wall}-7z`,
          SHEET,
          1.2,
        ),
        emblem(middle - 3, 5.2),
        words(bottom - 6.6, 3.6),
      ];
    default:
      return [
        flat(box(left, top + 1, 2 * wall, bottom - top - 2), paper),
        flat(box(left, bottom - 4.6, 2 * wall, 3.6), drink.accent),
        emblem(middle - 1.8, 6),
        ink(segment(left, top, left + 2 * wall, top) + segment(left, bottom, left + 2 * wall, bottom), 1.2),
      ];
  }
}

function capMarks(vessel: Vessel, colour: string): Marks {
  const [y, half, height] = vessel.cap;
  const ridges = [-0.5, 0, 0.5]
    .map((at) => segment(AXIS + at * half, y + height * 0.45, AXIS + at * half, y + height - 1))
    .join('');
  return [block(box(AXIS - half, y, 2 * half, height, 1.4), colour, 1.5), ink(ridges, 0.7)];
}

function bottle(drink: DrinkDrawing, vessel: Vessel): string {
  const { outline, liquid } = vesselOutline(vessel);
  const [top, bottom] = vessel.label;
  const neck = vessel.profile[0]?.[1] ?? 4;
  const surface = vessel.level ? ink(segment(AXIS - neck, vessel.level, AXIS + neck, vessel.level), 0.9) : [];
  const [from, to] = vessel.light;
  const edge = AXIS - vessel.wall + 4.2;
  return plate(
    flat(outline, drink.glass ?? '#e3eae2'),
    flat(liquid, drink.liquid),
    labelMarks(drink, vessel.wall, top, bottom),
    surface,
    ink(outline),
    capMarks(vessel, drink.cap ?? drink.accent),
    shine(segment(edge, from, edge, to) + segment(edge, bottom + 3, edge, 86)),
  );
}

function can(drink: DrinkDrawing): string {
  const slim = drink.vessel === 'boite-25';
  const { outline, left, right, top, bottom } = canOutline(slim);
  const wall = (right - left) / 2;
  const dark = drink.label === 'dark';
  const bare = drink.label === 'bare';
  const [labelTop, labelBottom] = slim ? [30, 72] : [29, 70];
  return plate(
    flat(outline, drink.liquid),
    flat(
      `M${left} ${top + 6}l3.500-6h${2 * wall - 7}l3.500 6zM${left} ${bottom - 6}l3.500 6h${2 * wall - 7}l3.500-6z`,
      '#c9ccc8',
    ),
    bare ? [] : flat(box(left, labelTop, 2 * wall, labelBottom - labelTop), dark ? INK : SHEET),
    bare
      ? []
      : ink(segment(left, labelTop, right, labelTop) + segment(left, labelBottom, right, labelBottom), 1.2),
    bare ? flat(disc(AXIS, 45, wall - 3.6), SHEET) : [],
    EMBLEMS[drink.emblem](AXIS, bare ? 45 : 46, 6.8, drink.accent),
    tint(
      segment(AXIS - 6, 60, AXIS + 6, 60) + segment(AXIS - 4, 64, AXIS + 4, 64),
      bare || dark ? SHEET : drink.accent,
      1.4,
    ),
    ink(outline),
    ink(segment(left, top + 6, right, top + 6) + segment(left, bottom - 6, right, bottom - 6), 1.2),
    ink(oval(AXIS, top + 0.2, 4.4, 1.3), 1),
    shine(
      segment(left + 4.2, top + 10, left + 4.2, labelTop - 3) +
        segment(left + 4.2, labelBottom + 3, left + 4.2, bottom - 9),
    ),
  );
}

/** One drink as a plate of 56 by 96 units, to place within another picture. */
export function container(drink: DrinkDrawing): string {
  if (drink.vessel === 'boite-33' || drink.vessel === 'boite-25') return can(drink);
  return bottle(drink, VESSELS[drink.vessel]);
}

/** One drink, upright. */
export function drawDrink(drink: DrinkDrawing): string {
  return picture(WIDTH, HEIGHT, container(drink));
}

/** A family of drinks: three of them on a counter. */
export function drawFamily(drinks: [DrinkDrawing, DrinkDrawing, DrinkDrawing]): string {
  const [left, middle, right] = drinks;
  const counter = plate(flat(box(4, 93, 112, 3), '#c9a25a'), ink(segment(3, 93, 117, 93)));
  return picture(
    120,
    100,
    placed(container(left), -1, 13, 0.84),
    placed(container(right), 74, 13, 0.84),
    placed(container(middle), 32, 1.5, 0.96),
    counter,
  );
}

/** Bubbles rising, for glasses and fizzy drinks. */
export function bubbles(spots: [x: number, y: number, r: number][], colour: string): Marks {
  return tint(spots.map(([x, y, r]) => disc(x, y, r)).join(''), colour, 0.9);
}
