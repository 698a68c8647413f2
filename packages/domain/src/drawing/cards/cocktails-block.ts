import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, waitingBlock } from './block.ts';
import type { CardSetting } from './card-setting.ts';
import { drawCocktailBelow, drawCocktailBeside } from './draw-cocktail.ts';
import { drawGrid, type GridRow, gridRows, rowsHeight } from './grid-rows.ts';
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

function drawCocktails(
  at: Composition,
  setting: CardSetting,
  sizes: CocktailSizes,
  rows: readonly GridRow<SetCocktail>[],
  box: Box,
): void {
  drawGrid(rows, sizes, box, (set, place, { cells }, more) => {
    // The words of a row share a baseline, also beside a longer neighbour's.
    const words = Math.max(...cells.map((one) => one.words));
    at.field(set.cocktail.path, place);
    at.field(PATH, place);
    if (sizes.grid.beside) drawCocktailBeside(at, setting, sizes, { ...set, words }, place);
    else drawCocktailBelow(at, setting, sizes, set, { ...place, more });
  });
}

/** Cocktails: glasses over their names in a grid, glasses at the left of the words, or words alone. */
export function cocktailsBlock(setting: CardSetting, width: number, grid: CocktailGrid): Block {
  const { card, scale, sheet } = setting;
  if (card.cocktails === undefined)
    return waitingBlock(setting, 'Vos cocktails', PATH, { height: 16 * scale, grow: 90 * sheet });
  const sizes = cocktailSizes(setting, width, grid);
  const set = card.cocktails.map((cocktail) => setCocktail(setting, sizes, cocktail));
  const rows = gridRows(set, grid.columns);
  return {
    height: rowsHeight(rows, sizes.between),
    grow: rows.length * (card.glasses ? 9 : 5) * scale,
    broken: set.filter(
      ({ name, cocktail }) => name.lines.length > 1 && cocktail.name.text.length <= SHORT_NAME,
    ).length,
    draw: (at, box) => drawCocktails(at, setting, sizes, rows, box),
  };
}
