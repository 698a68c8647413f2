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
 * Lays a board out as printed in a format, in millimetres: the same marks on screen, in the order form, and in the
 * signed content (specification/boards.md#previews). `fields` has the paths of its questions, relative to the board's
 * entry.
 * @returns null where the brief or the format is unknown
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
  // Everything scales with the board: laid out on a sheet of one area, then scaled to its size.
  const scale = Math.sqrt((size.width * size.height) / SHEET_AREA);
  const at = new Composition({ width: size.width / scale, height: size.height / scale }, measure);
  if (asked.brief === 'menu') layoutMenu(at, look, asked, board.brief?.menus);
  else if (asked.brief === 'pricelist') layoutPriceList(at, look, board.brief?.pricelist);
  else layoutPricedRange(at, look, board.brief?.['gamme-prix'] ?? []);
  return at.scaled(scale);
}
