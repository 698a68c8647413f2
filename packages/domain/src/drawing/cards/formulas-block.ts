import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, waitingBlock } from './block.ts';
import type { CardSetting } from './card-setting.ts';
import { drawFormulaBeside, drawFormulaOver } from './draw-formula.ts';
import { type FormulaSizes, formulaSizes, type SetFormula, setFormula } from './set-formula.ts';

const PATH = 'infopdv.formules';

interface Row {
  formulas: readonly SetFormula[];
  height: number;
}

function drawRows(
  at: Composition,
  setting: CardSetting,
  sizes: FormulaSizes,
  rows: readonly Row[],
  box: Box,
): void {
  const gap = 5 * setting.scale;
  const least = rows.reduce((sum, { height }) => sum + height + gap, -gap);
  const more = (box.h - least) / rows.length;
  let y = box.y;
  for (const { formulas, height } of rows) {
    const wide = formulas.length * sizes.width + (formulas.length - 1) * gap;
    formulas.forEach((formula, index) => {
      const x = box.x + (box.w - wide) / 2 + index * (sizes.width + gap);
      const place = { x, y, w: sizes.width, h: height + more };
      if (sizes.beside) drawFormulaBeside(at, setting, sizes, formula, place);
      else drawFormulaOver(at, setting, sizes, formula, place);
      at.field(formula.formula.path, place);
      at.field(PATH, place);
    });
    y += height + more + gap;
  }
}

/** Formulas side by side, or one below the other on a narrow sheet. */
export function formulasBlock(setting: CardSetting, width: number, perRow: number): Block {
  const { card, scale, sheet } = setting;
  if (card.formulas === undefined)
    return waitingBlock(setting, 'Vos formules', PATH, { height: 14 * scale, grow: 20 * sheet });
  const sizes = formulaSizes(setting, width, perRow);
  const set = card.formulas.map((formula) => setFormula(setting, sizes, formula));
  const columns = Math.min(perRow, set.length);
  const rows = Array.from({ length: Math.ceil(set.length / columns) }, (_, index): Row => {
    const formulas = set.slice(index * columns, (index + 1) * columns);
    return { formulas, height: Math.max(...formulas.map(({ height }) => height)) };
  });
  return {
    height: rows.reduce((sum, row) => sum + row.height, 5 * scale * (rows.length - 1)),
    grow: rows.length * 9 * scale,
    illegible: sizes.widestPrice > sizes.width * (sizes.beside ? 0.45 : 1) - 2 * sizes.pad,
    draw: (at, box) => drawRows(at, setting, sizes, rows, box),
  };
}
