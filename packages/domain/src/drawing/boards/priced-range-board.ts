import type { PriceLine } from '../../projects/board.ts';
import type { DrinkChoice } from '../../projects/draft-fields.ts';
import type { Composition } from '../composition.ts';
import { drinkVolume } from '../drink-volume.ts';
import { howManyFit } from '../fit-text.ts';
import type { Box } from '../mark.ts';
import { boardFrame } from './board-frame.ts';
import type { BoardLook } from './board-look.ts';
import { drawShelf } from './draw-shelf.ts';
import {
  bestSetting,
  fitsAtLeast,
  nameWidth,
  SHELF_GAP,
  type Shelf,
  type ShelfDrink,
} from './shelf-setting.ts';

const PATH = 'brief.gamme-prix';

const drinksOf = ({ boissons }: PriceLine): DrinkChoice[] =>
  Object.values(boissons ?? {}).flatMap((family): DrinkChoice[] => Object.values(family));

/** The text below a drink's name: its volume, or its full format beside the same drink in another container. */
function formatReader(lines: readonly PriceLine[]): (drink: DrinkChoice) => string {
  const wordsOf = (drink: DrinkChoice) => `${drink.name?.trim()} ${drinkVolume(drink)}`;
  const containers = new Map<string, Set<string | undefined>>();
  for (const drink of lines.flatMap(drinksOf)) {
    const known = containers.get(wordsOf(drink)) ?? new Set();
    containers.set(wordsOf(drink), known.add(drink.format?.trim()));
  }
  return (drink) => {
    const volume = drinkVolume(drink);
    return volume !== '' && (containers.get(wordsOf(drink))?.size ?? 0) > 1 ? (drink.format ?? '') : volume;
  };
}

function shelvesOf(at: Composition, lines: readonly PriceLine[]): Shelf[] {
  const formatOf = formatReader(lines);
  const shelfDrink = (path: string, drink: DrinkChoice): ShelfDrink => {
    const name = at.said(path, drink.name, 'strong');
    const volume = at.said(path, formatOf(drink), 'text');
    return { image: drink.image ?? '', name, volume, narrowest: nameWidth(at.measure, name) };
  };
  return lines.map((line, rank) => ({
    path: `${PATH}.${rank}`,
    prix: line.prix,
    drinks: drinksOf(line).map((drink) => shelfDrink(`${PATH}.${rank}.boissons`, drink)),
  }));
}

/** Reports how many prices fit, or how many drinks of the first price. */
function sayTooMany(at: Composition, shelves: readonly Shelf[], room: Box): void {
  const fits = howManyFit(shelves.length, (some) => fitsAtLeast(at, shelves.slice(0, some), room));
  const [first] = shelves;
  if (fits > 0 || first === undefined) at.tooLong({ field: PATH, fits, unit: 'prix' });
  else {
    const some = howManyFit(first.drinks.length, (count) =>
      fitsAtLeast(at, [{ ...first, drinks: first.drinks.slice(0, count) }], room),
    );
    at.tooLong({ field: `${first.path}.boissons`, fits: some, unit: 'boisson' });
  }
}

/** A shelf for each price, with its drinks. */
export function layoutPricedRange(at: Composition, look: BoardLook, lines: readonly PriceLine[]): void {
  const room = boardFrame(at, look, { title: 'NOS BOISSONS', size: 48 });
  at.field(PATH, room);
  if (lines.length === 0) {
    at.waiting(
      { x: room.x + 20, y: room.y + 20, w: room.w - 40, h: room.h - 40 },
      'Vos prix et leurs boissons',
      look.inks.chalk,
      24,
    );
    return;
  }
  const shelves = shelvesOf(at, lines);
  const fits = fitsAtLeast(at, shelves, room);
  if (!fits) sayTooMany(at, shelves, room);
  const setting = bestSetting(at, shelves, room, !fits);
  if (setting === null) return;
  let y = room.y;
  for (const { shelves: row, height } of setting.rows) {
    for (const set of row) drawShelf(at, look, set, { x: set.x, y, w: set.w, h: height }, setting);
    y += height + SHELF_GAP;
  }
}
