import { readBoardBrief } from '../../catalogue/board-brief.ts';
import type { Board } from '../../projects/board.ts';
import { Composition } from '../composition.ts';
import type { Drawing } from '../mark.ts';
import { type Measure, measureText } from '../measure-text.ts';
import { SHEET_AREA } from './board-frame.ts';
import { type BoardLook, NEUTRAL_LOOK } from './board-look.ts';
import { boardSize } from './board-sizes.ts';
import { layoutMenu } from './menu-board.ts';
import { layoutPriceList } from './price-list-board.ts';
import { layoutPricedRange } from './priced-range-board.ts';

/**
 * A board as it will be printed in a format, in millimetres: the same marks on the screen, in the order form, and in what is
 * signed (specification/boards.md#previews). `fields` has the paths that its questions have, from the board's entry.
 *
 * @returns null where the board names no brief, or the format is none that boards are made in
 */
export function layoutBoard(
  board: Pick<Board, 'state' | 'brief'>,
  format: string | undefined,
  look: BoardLook = NEUTRAL_LOOK,
  measure: Measure = measureText,
): Drawing | null {
  const asked = readBoardBrief(board.state ?? '');
  const size = boardSize(format);
  if (asked === null || size === null) return null;
  // Everything grows with the board: it is laid out on a sheet of one area, then brought to its size.
  const scale = Math.sqrt((size.width * size.height) / SHEET_AREA);
  const at = new Composition({ width: size.width / scale, height: size.height / scale }, measure);
  if (asked.brief === 'menu') layoutMenu(at, look, asked, board.brief?.menus);
  else if (asked.brief === 'pricelist') layoutPriceList(at, look, board.brief?.pricelist);
  else layoutPricedRange(at, look, board.brief?.['gamme-prix'] ?? []);
  return at.scaled(scale);
}
