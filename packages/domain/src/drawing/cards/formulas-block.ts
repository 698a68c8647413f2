import type { Composition } from '../composition.ts';
import type { Box } from '../mark.ts';
import { type Block, waitingBlock } from './block.ts';
import type { CardSetting } from './card-setting.ts';
import { drawFormulaBeside, drawFormulaOver } from './draw-formula.ts';
import { drawGrid, type GridRow, gridRows, rowsHeight } from './grid-rows.ts';
import { type FormulaSizes, formulaSizes, type SetFormula, setFormula } from './set-formula.ts';

const PATH = 'infopdv.formules';

function drawFormulas(
  at: Composition,
  setting: CardSetting,
  sizes: FormulaSizes,
  rows: readonly GridRow<SetFormula>[],
  box: Box,
): void {
  const gap = 5 * setting.scale;
  drawGrid(rows, { width: sizes.width, gap, between: gap }, box, (formula, place) => {
    if (sizes.beside) drawFormulaBeside(at, setting, sizes, formula, place);
    else drawFormulaOver(at, setting, sizes, formula, place);
    at.field(formula.formula.path, place);
    at.field(PATH, place);
  });
}

/** Formulas side by side, or one below the other on a narrow sheet. */
export function formulasBlock(setting: CardSetting, width: number, perRow: number): Block {
  const { card, scale, sheet } = setting;
  if (card.formulas === undefined)
    return waitingBlock(setting, 'Vos formules', PATH, { height: 14 * scale, grow: 20 * sheet });
  const sizes = formulaSizes(setting, width, perRow);
  const set = card.formulas.map((formula) => setFormula(setting, sizes, formula));
  const rows = gridRows(set, Math.min(perRow, set.length));
  return {
    height: rowsHeight(rows, 5 * scale),
    grow: rows.length * 9 * scale,
    illegible: sizes.widestPrice > sizes.width * (sizes.beside ? 0.45 : 1) - 2 * sizes.pad,
    draw: (at, box) => drawFormulas(at, setting, sizes, rows, box),
  };
}
