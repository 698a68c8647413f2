import { PAGE } from './ink.ts';
import { Sheet, type SheetInfo } from './sheet.ts';

/** An unbreakable block of a document. A title with `opens` is kept with the next one. */
export interface Block {
  opens: boolean;
  draw: (sheet: Sheet) => Promise<void> | void;
}

/** A document, with the ending that must not be alone on a page. */
export interface Layout {
  info: SheetInfo;
  head: (sheet: Sheet) => void;
  blocks: readonly Block[];
  /** `height` is the space it needs. */
  ending: { height: number; draw: (sheet: Sheet) => Promise<void> };
}

/** End of a block: its page, and vertical position. */
interface Place {
  page: number;
  y: number;
}

/** Minimum height kept with the ending: a single line is not enough context for a signature. */
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
 * The block to start a new page with, so that the ending has company: the last section where it fits, or its last
 * lines. -1 where no break is needed, or possible.
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

/** Lays a document out, its ending never alone on the last page; `finish` adds numbers and footer. */
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
