import type { Board as CatalogueBoard } from '../../catalogue/board.ts';
import type { Board } from '../../projects/board.ts';
import { isOfModel } from '../../wizards/boards/choix-boards.ts';
import type { Ink } from '../ink.ts';

/** What the inks of a board paint. */
export interface BoardInks {
  ground: Ink;
  /** Words and ornament on the ground. */
  chalk: Ink;
  /** Fine lines. */
  rule: Ink;
  sheet: Ink;
  /** Words on the sheet. */
  ink: Ink;
  /** Names of formulas, and what prices stand on. */
  accent: Ink;
  /** Words on the accent. */
  onAccent: Ink;
  /** Behind the food. */
  plate: Ink;
  /** Of shelves. */
  wood: Ink;
}

/** How a board is dressed; it never moves nor sizes anything. */
export interface BoardLook {
  inks: BoardInks;
  /** Corners of its frames: bitten as an enamel plate's, or square. */
  ornament: 'notched' | 'square';
  /** The drink of its line: its address in the catalogue, and its height in times of the tallest. */
  drink: { image: string; height: number } | null;
}

/** What a board has whose catalogue's entry says nothing of its look. */
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

/** How a board of an order is dressed: as its catalogue's entry says, and neutral where it says nothing or is gone. */
export function lookOf(board: Board, entries: readonly CatalogueBoard[]): BoardLook {
  const { inks, ...said } = entries.find((entry) => isOfModel(board, entry))?.field_apercu ?? {};
  return { ...NEUTRAL_LOOK, ...said, inks: { ...NEUTRAL_LOOK.inks, ...inks } };
}
