import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { framed } from './board-frame.ts';
import type { BoardLook } from './board-look.ts';
import { paintPrice, printedPrice } from './board-price.ts';
import {
  rowHeight,
  type SetDrink,
  type SetShelf,
  type Setting,
  SHELF_PAD,
  SHELF_WOOD,
  type Shelf,
  tagWidth,
} from './shelf-setting.ts';

function drawDrink(
  at: Composition,
  { inks }: BoardLook,
  drink: SetDrink,
  middle: number,
  foot: number,
  setting: Setting,
): void {
  const { picture, type } = setting;
  const w = (picture * 56) / 96;
  if (drink.image === '') at.add({ kind: 'disc', x: middle, y: foot - w / 2, r: w / 2, fill: inks.plate });
  else
    at.add({ kind: 'image', x: middle - w / 2, y: foot - picture * 0.96, w, h: picture, src: drink.image });
  const { lines, size } = drink.caption;
  const first = foot + SHELF_WOOD + type * 1.05;
  lines.forEach((text, index) => {
    at.line({
      text,
      x: middle,
      y: first + index * size * 1.05,
      size,
      face: 'strong',
      fill: inks.ink,
      align: 'middle',
    });
  });
  if (drink.volume === '') return;
  at.line({
    text: drink.volume,
    x: middle,
    y: first + lines.length * size * 1.05,
    size,
    face: 'text',
    fill: inks.ink,
    align: 'middle',
  });
}

/** Draws the price on a plate at the right; returns the plate's width. */
function priceTag(at: Composition, { inks, ...look }: BoardLook, { path, prix }: Shelf, box: Box): number {
  const wide = tagWidth(box.w);
  const tall = Math.min(box.h - 2 * SHELF_PAD, wide * 1.7);
  const plate = {
    x: box.x + box.w - wide - SHELF_PAD,
    y: box.y + (box.h - tall) / 2,
    w: wide,
    h: tall,
  };
  at.add(framed(look, plate, 9, { fill: inks.accent }));
  at.field(`${path}.prix`, plate);
  const price = printedPrice(prix);
  const inner = { x: plate.x + 8, y: plate.y + 8, w: plate.w - 16, h: plate.h - 16 };
  if (price === null) at.waiting({ ...inner, y: inner.y + 6, h: inner.h - 12 }, 'Prix', inks.onAccent, 18);
  else
    paintPrice(at, price, {
      box: inner,
      size: Math.min(64, inner.h * 0.7),
      fill: inks.onAccent,
      align: 'middle',
    });
  return wide;
}

/** A shelf: its drinks on wood, in rows, and its price. */
export function drawShelf(at: Composition, look: BoardLook, set: SetShelf, box: Box, setting: Setting): void {
  const { shelf, drinks, abreast } = set;
  at.add(framed(look, box, 11, { fill: look.inks.sheet }));
  const tag = priceTag(at, look, shelf, box);
  const room = {
    x: box.x + SHELF_PAD,
    y: box.y + SHELF_PAD,
    w: box.w - tag - 3 * SHELF_PAD,
    h: box.h - 2 * SHELF_PAD,
  };
  at.field(`${shelf.path}.boissons`, room);
  if (drinks.length === 0) {
    const place = { x: room.x + 4, y: room.y + 4, w: room.w - 8, h: room.h - 8 };
    at.waiting(place, 'Boissons à choisir', look.inks.accent, 17);
    return;
  }
  const rows = Math.ceil(drinks.length / abreast);
  const deep = rowHeight(setting);
  const spare = (room.h - rows * deep) / rows;
  for (let row = 0; row < rows; row += 1) {
    const here = drinks.slice(row * abreast, (row + 1) * abreast);
    const foot = room.y + row * (deep + spare) + spare * 0.6 + setting.picture;
    at.add({ kind: 'rect', x: room.x, y: foot, w: room.w, h: SHELF_WOOD * 0.8, fill: look.inks.wood });
    const wide = Math.min(room.w / here.length, setting.cell * 1.35);
    here.forEach((drink, index) => {
      const middle = room.x + room.w / 2 + (index - (here.length - 1) / 2) * wide;
      drawDrink(at, look, drink, middle, foot, setting);
    });
  }
}
