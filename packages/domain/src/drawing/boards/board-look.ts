import type { Ink } from '../../base/ink.ts';
import type { Board as CatalogueBoard } from '../../catalogue/board.ts';
import { isOfModel } from '../../catalogue/board-model.ts';
import type { Board } from '../../projects/board.ts';

/** Inks of a board, by role. */
export interface BoardInks {
  ground: Ink;
  /** Text and ornament on the background. */
  chalk: Ink;
  /** Fine lines. */
  rule: Ink;
  sheet: Ink;
  /** Text on the sheet. */
  ink: Ink;
  /** Names of formulas, and the background of prices. */
  accent: Ink;
  /** Text on the accent. */
  onAccent: Ink;
  /** Behind the food. */
  plate: Ink;
  /** Of shelves. */
  wood: Ink;
}

/** Style of a board; never affects positions or sizes. */
export interface BoardLook {
  inks: BoardInks;
  /** Corners of its frames: notched like an enamel plate's, or square. */
  ornament: 'notched' | 'square';
  /** The drink of its line: its path in the catalogue, and its height relative to the tallest. */
  drink: { image: string; height: number } | null;
}

/** Default look, for catalogue entries without one. */
export const NEUTRAL_LOOK: BoardLook = {
  inks: {
    ground: 'ardoise',
    chalk: 'craie',
    rule: 'laiton',
    sheet: 'creme',
    ink: 'ardoise',
    accent: 'brique',
    onAccent: 'ivoire',
    plate: 'sable',
    wood: 'bois',
  },
  ornament: 'notched',
  drink: null,
};

/** Look of a board of an order: from its catalogue entry, neutral if it has none or was deleted. */
export function lookOf(board: Board, entries: readonly CatalogueBoard[]): BoardLook {
  const { inks, ...said } = entries.find((entry) => isOfModel(board, entry))?.field_apercu ?? {};
  return { ...NEUTRAL_LOOK, ...said, inks: { ...NEUTRAL_LOOK.inks, ...inks } };
}
