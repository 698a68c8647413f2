import { PAGE } from './ink.ts';
import { Sheet, type SheetInfo } from './sheet.ts';

/** A piece of a document that is drawn at once. A title `opens` what follows: nothing parts the two. */
export interface Block {
  opens: boolean;
  draw: (sheet: Sheet) => Promise<void> | void;
}

/** A document, and the ending that must not stand on a page alone. */
export interface Layout {
  info: SheetInfo;
  head: (sheet: Sheet) => void;
  blocks: readonly Block[];
  /** `height` is the room that it asks for. */
  ending: { height: number; draw: (sheet: Sheet) => Promise<void> };
}

/** Where something ends: its page, and how far down. */
interface Place {
  page: number;
  y: number;
}

/** What comes along with the ending at the least: one line says too little of what was signed. */
const LEAST_COMPANY = 60;

async function drawBlocks(sheet: Sheet, { head, blocks }: Layout, breakBefore: number): Promise<Place[]> {
  head(sheet);
  const ends: Place[] = [{ page: sheet.page, y: sheet.y }];
  for (const [index, block] of blocks.entries()) {
    if (index === breakBefore) sheet.breakPage();
    await block.draw(sheet);
    ends.push({ page: sheet.page, y: sheet.y });
  }
  return ends;
}

/**
 * Before which block the page must end so that the last ones go along with the ending: the last section where it fits, or
 * its last lines. -1 where nothing has to move, or can.
 */
function lastBreak({ blocks, ending }: Layout, ends: readonly Place[]): number {
  const end = ends.at(-1);
  if (end === undefined || end.y + ending.height <= PAGE.bottom) return -1;
  const heightFrom = (index: number) => {
    const before = ends[index];
    return end.y - (before?.page === end.page ? before.y : PAGE.top);
  };
  const onLastPage = blocks.flatMap((_, index) => (ends[index + 1]?.page === end.page ? [index] : []));
  const fits = (index: number) => PAGE.top + heightFrom(index) + ending.height <= PAGE.bottom;
  const apart = (index: number) => blocks[index - 1]?.opens !== true;
  const movable = onLastPage.filter((index) => fits(index) && apart(index));
  const section = movable.findLast((index) => blocks[index]?.opens === true);
  return section ?? movable.findLast((index) => heightFrom(index) >= LEAST_COMPANY) ?? movable[0] ?? -1;
}

/** Lays a document out, its ending never alone on the last page; numbers and foot are for `finish`. */
export async function layOut(layout: Layout): Promise<Sheet> {
  let sheet = new Sheet(layout.info);
  const breakBefore = lastBreak(layout, await drawBlocks(sheet, layout, -1));
  if (breakBefore >= 0) {
    sheet = new Sheet(layout.info);
    await drawBlocks(sheet, layout, breakBefore);
  }
  await layout.ending.draw(sheet);
  return sheet;
}
