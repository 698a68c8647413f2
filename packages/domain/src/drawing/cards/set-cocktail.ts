import { type CardSetting, typeSize } from './card-setting.ts';
import type { PreparedCocktail } from './prepare-card.ts';
import { type BrokenText, leadingOf } from './prepared-text.ts';

/** So many columns; the glass at the left of the words, or above them. */
export interface CocktailGrid {
  columns: number;
  beside: boolean;
}

/** Sizes that all cocktails of a card share. */
export interface CocktailSizes {
  grid: CocktailGrid;
  name: number;
  ingredients: number;
  /** Height of a glass, 0 without pictures; width that it takes beside words. */
  glass: number;
  glassWidth: number;
  /** Of a column; between two columns; between two rows. */
  width: number;
  gap: number;
  between: number;
}

/** A cocktail set in its column. */
export interface SetCocktail {
  cocktail: PreparedCocktail;
  name: BrokenText;
  nameHeight: number;
  ingredients: BrokenText;
  /** Height of its words, and its own. */
  words: number;
  height: number;
}

const NAME_LEADING = 1.12;
export const INGREDIENTS_LEADING = 1.24;

/** The sizes of cocktails in a grid of this width. */
export function cocktailSizes(setting: CardSetting, width: number, grid: CocktailGrid): CocktailSizes {
  const { scale, card } = setting;
  const { columns, beside } = grid;
  const gap = (beside ? 9 : 4) * Math.min(1.2, scale);
  const glass = card.glasses ? (beside ? 17 : 22) * scale : 0;
  return {
    grid,
    name: typeSize(setting, 4.1, 1.12),
    ingredients: typeSize(setting, 2.85),
    glass,
    glassWidth: beside && glass > 0 ? glass * 0.84 + 3 * scale : 0,
    width: (width - gap * (columns - 1)) / columns,
    gap,
    between: (beside ? 4.2 : 5) * scale,
  };
}

/** Breaks the words of a cocktail into its column. */
export function setCocktail(
  setting: CardSetting,
  sizes: CocktailSizes,
  cocktail: PreparedCocktail,
): SetCocktail {
  const { card, drink, scale } = setting;
  const { beside } = sizes.grid;
  const room = sizes.width - sizes.glassWidth - (beside ? 0 : 1);
  const price = beside ? card.blank.width(drink) + drink * 1.4 : 0;
  const name = cocktail.name.broken(sizes.name, room - price);
  const ingredients = cocktail.ingredients.broken(sizes.ingredients, room);
  const said = cocktail.ingredients.isEmpty ? 0 : ingredients.lines.length;
  const nameHeight = name.lines.length * sizes.name * leadingOf(name, NAME_LEADING);
  const words =
    nameHeight + 0.5 * scale + said * sizes.ingredients * INGREDIENTS_LEADING + (beside ? 0 : drink * 1.3);
  const above = sizes.glass > 0 ? sizes.glass + 1.6 * scale : 0;
  return {
    cocktail,
    name,
    nameHeight,
    ingredients,
    words,
    height: beside ? Math.max(words, sizes.glass) : words + above,
  };
}
