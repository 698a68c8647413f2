import { type CardSetting, typeSize } from './card-setting.ts';
import type { PreparedFormula } from './prepare-card.ts';
import { type BrokenText, leadingOf } from './prepared-text.ts';

/** Sizes that all formulas of a card share. */
export interface FormulaSizes {
  price: number;
  name: number;
  contents: number;
  pad: number;
  /** Between a name and what the formula is made of. */
  gap: number;
  /** The price at the right of the words, on a narrow sheet; else below them. */
  beside: boolean;
  widestPrice: number;
  width: number;
}

/** A formula set in its box. */
export interface SetFormula {
  formula: PreparedFormula;
  name: BrokenText;
  nameSize: number;
  nameHeight: number;
  contents: BrokenText | null;
  contentsSize: number;
  /** Height of its words, and least height of its box. */
  words: number;
  height: number;
}

const NAME_LEADING = 1.14;
export const CONTENTS_LEADING = 1.3;

/** Side by side, `perRow` at most; one a row is a narrow sheet. */
export function formulaSizes(setting: CardSetting, width: number, perRow: number): FormulaSizes {
  const { scale, card } = setting;
  const formulas = card.formulas ?? [];
  const columns = Math.min(perRow, formulas.length);
  const gap = 5 * scale;
  const beside = perRow === 1;
  const alone = columns === 1 && !beside;
  const price = typeSize(setting, beside ? 8 : 8.6, 1);
  return {
    price,
    name: typeSize(setting, 4.9, 1.3),
    contents: typeSize(setting, 3.05),
    pad: 4.6 * scale,
    gap: 1.5 * scale,
    beside,
    widestPrice: Math.max(...formulas.map((one) => one.price.width(price))),
    width: alone ? Math.min(width, 112 * scale) : (width - gap * (columns - 1)) / columns,
  };
}

/** Breaks the words of a formula into its box. */
export function setFormula(
  { scale }: CardSetting,
  sizes: FormulaSizes,
  formula: PreparedFormula,
): SetFormula {
  const { width, pad, beside, widestPrice } = sizes;
  const inner = width - 2 * pad;
  const room = beside ? inner - widestPrice - 9 * scale : inner;
  const name = formula.name.broken(sizes.name, room);
  const contents = formula.contents.isEmpty ? null : formula.contents.broken(sizes.contents, room);
  const nameSize = sizes.name * formula.name.reduced;
  const contentsSize = sizes.contents * formula.contents.reduced;
  const nameHeight = name.lines.length * nameSize * leadingOf(name, NAME_LEADING);
  const words = nameHeight + sizes.gap + (contents?.lines.length ?? 0) * contentsSize * CONTENTS_LEADING;
  const height = beside
    ? Math.max(words, sizes.price) + 2 * pad
    : pad * 1.9 + words + 3 * scale + sizes.price * 1.18;
  return { formula, name, nameSize, nameHeight, contents, contentsSize, words, height };
}
