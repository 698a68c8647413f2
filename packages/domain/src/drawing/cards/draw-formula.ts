import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import type { CardSetting } from './card-setting.ts';
import { formulaBoxMarks } from './ornaments/formula-box.ts';
import { CONTENTS_LEADING, type FormulaSizes, type SetFormula } from './set-formula.ts';

/** Alignment of a formula's words: centred, or at the left of `x`. */
interface WordsPlace {
  x: number;
  align: 'left' | 'middle';
  /** Left and width of their fields. */
  left: number;
  width: number;
}

/** Draws name and contents from a height on; returns what is below. */
function drawWords(
  at: Composition,
  { look }: CardSetting,
  sizes: FormulaSizes,
  { formula, name, nameSize, nameHeight, contents, contentsSize }: SetFormula,
  { x, align, left, width }: WordsPlace,
  top: number,
): void {
  const { boxTitle, boxText } = look.inks;
  name.lines.forEach((text, index) => {
    const y = top + nameSize * 0.86 + (index * nameHeight) / name.lines.length;
    at.line({ text, x, y, size: nameSize, face: 'display', fill: boxTitle, align });
  });
  at.field(`${formula.path}.nomFormule`, { x: left, y: top, w: width, h: nameHeight });
  const below = top + nameHeight + sizes.gap;
  const lines = contents?.lines ?? [];
  lines.forEach((text, index) => {
    const y = below + contentsSize * (0.8 + index * CONTENTS_LEADING);
    at.line({ text, x, y, size: contentsSize, face: 'text', fill: boxText, align, opacity: 0.94 });
  });
  const contentsHeight = Math.max(1, lines.length) * contentsSize * CONTENTS_LEADING;
  at.field(`${formula.path}.compoFormule`, { x: left, y: below, w: width, h: contentsHeight });
}

/** On a narrow sheet: the words at the left, the price at the right. */
export function drawFormulaBeside(
  at: Composition,
  setting: CardSetting,
  sizes: FormulaSizes,
  set: SetFormula,
  box: Box,
): void {
  const { look, scale } = setting;
  const { pad, price: size, widestPrice } = sizes;
  const { price, path } = set.formula;
  at.add(...formulaBoxMarks(look, box, scale, { x: box.x + box.w - 9 * scale - widestPrice }));
  const left = box.x + pad;
  const width = box.w - 2 * pad - widestPrice - 7 * scale;
  const top = box.y + (box.h - set.words) / 2;
  drawWords(at, setting, sizes, set, { x: left, align: 'left', left, width }, top);
  const right = box.x + box.w - pad;
  const middle = box.y + box.h / 2;
  const wide = price.width(size);
  at.line({
    text: price.text,
    x: right - wide,
    y: middle + size * 0.35,
    size,
    face: 'display',
    fill: look.inks.price,
  });
  at.field(`${path}.tarifFormule`, { x: right - wide, y: middle - size * 0.5, w: wide, h: size });
}

/** The words over the price, parted by a short line. */
export function drawFormulaOver(
  at: Composition,
  setting: CardSetting,
  sizes: FormulaSizes,
  set: SetFormula,
  box: Box,
): void {
  const { look, scale } = setting;
  const { pad, price: size } = sizes;
  const { price, path } = set.formula;
  at.add(...formulaBoxMarks(look, box, scale, { y: box.y + box.h - size * 1.5 }));
  const middle = box.x + box.w / 2;
  const top = box.y + pad + (box.h - set.height) * 0.25;
  const words: WordsPlace = { x: middle, align: 'middle', left: box.x + pad, width: box.w - 2 * pad };
  drawWords(at, setting, sizes, set, words, top);
  const base = box.y + box.h - pad * 0.95 - size * 0.12;
  const line = base - size * 1.06;
  const ends = { x1: middle - 7 * scale, x2: middle + 7 * scale, y1: line, y2: line };
  at.add({ kind: 'line', ...ends, stroke: look.inks.boxRule, line: 0.45 * scale });
  const wide = price.width(size);
  at.line({
    text: price.text,
    x: middle,
    y: base,
    size,
    face: 'display',
    fill: look.inks.price,
    align: 'middle',
  });
  at.field(`${path}.tarifFormule`, { x: middle - wide / 2, y: base - size * 0.8, w: wide, h: size * 0.95 });
}
