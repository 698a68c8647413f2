import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import type { CardSetting } from './card-setting.ts';
import { leader } from './drink-line.ts';
import { type CocktailSizes, INGREDIENTS_LEADING, type SetCocktail } from './set-cocktail.ts';

const VISUALS = 'infocarte.visuelCocktails';
/** Width of a glass's picture, of its height. */
const GLASS = 80 / 96;

function drawGlass(
  at: Composition,
  { look }: CardSetting,
  image: string,
  { x, y, height }: { x: number; y: number; height: number },
): void {
  const w = height * GLASS;
  const box = { x: x - w / 2, y: y - height / 2, w, h: height };
  at.add({ kind: 'disc', x, y: y + height * 0.06, r: height * 0.43, fill: look.inks.plate });
  at.add({ kind: 'image', ...box, src: image });
  at.field(VISUALS, box);
}

/** The glass at the left, the words beside it, the price left to write at the right. */
export function drawCocktailBeside(
  at: Composition,
  setting: CardSetting,
  sizes: CocktailSizes,
  { cocktail, name, nameHeight, ingredients, words }: SetCocktail,
  { x, y, w, h }: Box,
): void {
  const { card, look, drink, scale } = setting;
  const { inks, soft } = look;
  const { glass } = sizes;
  if (glass > 0) {
    const height = Math.min(h, glass * 1.12);
    drawGlass(at, setting, cocktail.image, { x: x + glass * 0.42, y: y + h / 2, height });
  } else at.field(VISUALS, { x, y, w, h });
  const left = x + sizes.glassWidth;
  const top = y + (h - words) / 2;
  name.lines.forEach((text, index) => {
    const base = top + sizes.name * 0.86 + (index * nameHeight) / name.lines.length;
    at.line({ text, x: left, y: base, size: sizes.name, face: 'strong', fill: inks.title });
  });
  const base = top + sizes.name * 0.86 + nameHeight * (1 - 1 / name.lines.length);
  const blank = x + w - card.blank.width(drink);
  at.line({ text: card.blank.text, x: blank, y: base, size: drink, face: 'strong', fill: inks.accent });
  leader(at, setting, [left + name.last + drink * 0.55, blank - drink * 0.5], base);
  const below = top + nameHeight + 0.5 * scale;
  if (cocktail.ingredients.isEmpty) return;
  ingredients.lines.forEach((text, index) => {
    const line = below + sizes.ingredients * (0.82 + index * INGREDIENTS_LEADING);
    at.line({
      text,
      x: left,
      y: line,
      size: sizes.ingredients,
      face: 'text',
      fill: inks.text,
      opacity: soft,
    });
  });
}

/** The glass above, everything centred; `more` is the height beyond the row's least. */
export function drawCocktailBelow(
  at: Composition,
  setting: CardSetting,
  sizes: CocktailSizes,
  { cocktail, name, nameHeight, ingredients }: SetCocktail,
  { x: left, y, w, h, more }: Box & { more: number },
): void {
  const { card, look, drink, scale } = setting;
  const { inks, soft } = look;
  const { glass } = sizes;
  const x = left + w / 2;
  const large = glass + (glass > 0 ? Math.min(more * 0.8, glass * 0.35) : 0);
  let top = y + Math.max(0, more - (large - glass)) * 0.15;
  if (glass > 0) {
    drawGlass(at, setting, cocktail.image, { x, y: top + large / 2, height: large });
    top += large + 1.6 * scale;
  } else at.field(VISUALS, { x: left, y, w, h });
  const common = { x, align: 'middle' } as const;
  name.lines.forEach((text, index) => {
    const base = top + sizes.name * 0.86 + (index * nameHeight) / name.lines.length;
    at.line({ ...common, text, y: base, size: sizes.name, face: 'strong', fill: inks.title });
  });
  top += nameHeight + 0.5 * scale;
  const said = cocktail.ingredients.isEmpty ? [] : ingredients.lines;
  said.forEach((text, index) => {
    const base = top + sizes.ingredients * (0.82 + index * INGREDIENTS_LEADING);
    at.line({
      ...common,
      text,
      y: base,
      size: sizes.ingredients,
      face: 'text',
      fill: inks.text,
      opacity: soft,
    });
  });
  const base = top + said.length * sizes.ingredients * INGREDIENTS_LEADING + drink * 0.95;
  at.line({ ...common, text: card.blank.text, y: base, size: drink, face: 'strong', fill: inks.accent });
}
