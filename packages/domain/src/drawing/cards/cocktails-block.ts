import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, waitingBlock } from './block.ts';
import type { CardSetting } from './card-setting.ts';
import { drawCocktailBelow, drawCocktailBeside } from './draw-cocktail.ts';
import {
  type CocktailGrid,
  type CocktailSizes,
  cocktailSizes,
  type SetCocktail,
  setCocktail,
} from './set-cocktail.ts';

const PATH = 'infocarte.cocktails';
/** A short name that breaks says that all is set too large. */
const SHORT_NAME = 16;

interface Row {
  cocktails: readonly SetCocktail[];
  height: number;
}

function drawRows(
  at: Composition,
  setting: CardSetting,
  sizes: CocktailSizes,
  rows: readonly Row[],
  box: Box,
): void {
  const { width, gap, between, grid } = sizes;
  const least = rows.reduce((sum, { height }) => sum + height + between, -between);
  const more = (box.h - least) / rows.length;
  let y = box.y;
  for (const { cocktails, height } of rows) {
    const wide = cocktails.length * width + (cocktails.length - 1) * gap;
    // The words of a row stand on one line, also beside a longer neighbour's.
    const words = Math.max(...cocktails.map((one) => one.words));
    cocktails.forEach((set, index) => {
      const x = box.x + (box.w - wide) / 2 + index * (width + gap);
      const place = { x, y, w: width, h: height + more };
      at.field(set.cocktail.path, place);
      at.field(PATH, place);
      if (grid.beside) drawCocktailBeside(at, setting, sizes, { ...set, words }, place);
      else drawCocktailBelow(at, setting, sizes, set, { ...place, more });
    });
    y += height + more + between;
  }
}

/** Cocktails: glasses over their names in a grid, glasses at the left of the words, or words alone. */
export function cocktailsBlock(setting: CardSetting, width: number, grid: CocktailGrid): Block {
  const { card, scale, sheet } = setting;
  if (card.cocktails === undefined)
    return waitingBlock(setting, 'Vos cocktails', PATH, { height: 16 * scale, grow: 90 * sheet });
  const sizes = cocktailSizes(setting, width, grid);
  const set = card.cocktails.map((cocktail) => setCocktail(setting, sizes, cocktail));
  const { columns } = grid;
  const rows = Array.from({ length: Math.ceil(set.length / columns) }, (_, index): Row => {
    const cocktails = set.slice(index * columns, (index + 1) * columns);
    return { cocktails, height: Math.max(...cocktails.map(({ height }) => height)) };
  });
  return {
    height: rows.reduce((sum, row) => sum + row.height, sizes.between * (rows.length - 1)),
    grow: rows.length * (card.glasses ? 9 : 5) * scale,
    broken: set.filter(
      ({ name, cocktail }) => name.lines.length > 1 && cocktail.name.text.length <= SHORT_NAME,
    ).length,
    draw: (at, box) => drawRows(at, setting, sizes, rows, box),
  };
}
