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
  /** The same content in several sizes, the preferred one first. */
  blocks: readonly (readonly Block[])[];
  /** Unbreakable. */
  ending: (sheet: Sheet) => Promise<void>;
}

/** End of a block: its page, and vertical position. */
interface Place {
  page: number;
  y: number;
}

/** Minimum height kept with the ending: a single line is not enough context for a signature. */
const LEAST_COMPANY = 60;
/** A section up to this height is kept together with the ending; of a longer one the last blocks are. */
const LONGEST_COMPANY = 200;
/** Up to so many pages, larger figures are worth a page. */
const EASILY_READ = 4;
/** Of a page that is not the last: more of it left white is a hole. */
const MOST_WHITE = (PAGE.bottom - PAGE.top) / 3;

/** The blocks of a document in one size, and the one that begins the last page, if any. */
interface Setting {
  blocks: readonly Block[];
  breakBefore: number;
  ends: Place[];
}

async function drawBlocks(
  sheet: Sheet,
  head: Layout['head'],
  setting: Omit<Setting, 'ends'>,
): Promise<Place[]> {
  head(sheet);
  const ends: Place[] = [{ page: sheet.page, y: sheet.y }];
  for (const [index, block] of setting.blocks.entries()) {
    if (index === setting.breakBefore) sheet.breakPage();
    await block.draw(sheet);
    ends.push({ page: sheet.page, y: sheet.y });
  }
  return ends;
}

/**
 * The block to start a new page with, so that the ending has company: the last section where it is short, or its last
 * blocks. -1 where no break is needed, or possible.
 */
function lastBreak(blocks: readonly Block[], height: number, ends: readonly Place[]): number {
  const end = ends.at(-1);
  if (end === undefined || end.y + height <= PAGE.bottom) return -1;
  const heightFrom = (index: number) => {
    const before = ends[index];
    return end.y - (before?.page === end.page ? before.y : PAGE.top);
  };
  const onLastPage = blocks.flatMap((_, index) => (ends[index + 1]?.page === end.page ? [index] : []));
  const fits = (index: number) => PAGE.top + heightFrom(index) + height <= PAGE.bottom;
  const apart = (index: number) => blocks[index - 1]?.opens !== true;
  const movable = onLastPage.filter((index) => fits(index) && apart(index));
  const short = movable.filter((index) => heightFrom(index) <= LONGEST_COMPANY);
  const section = short.findLast((index) => blocks[index]?.opens === true);
  return section ?? movable.findLast((index) => heightFrom(index) >= LEAST_COMPANY) ?? movable[0] ?? -1;
}

/** Measured as drawn below something: what a signer has read is as long as it was. */
async function heightOf({ info, ending }: Layout): Promise<number> {
  const sheet = new Sheet(info, { isTrial: true });
  const top = PAGE.top + 1;
  sheet.y = top;
  await ending(sheet);
  return Math.ceil(sheet.y - top);
}

/** Block bottoms on dry-run sheets, which are not printed. */
async function tried({ info, head }: Layout, blocks: readonly Block[], height: number): Promise<Setting> {
  const at = (breakBefore: number) =>
    drawBlocks(new Sheet(info, { isTrial: true }), head, { blocks, breakBefore });
  const ends = await at(-1);
  const breakBefore = lastBreak(blocks, height, ends);
  return { blocks, breakBefore, ends: breakBefore < 0 ? ends : await at(breakBefore) };
}

/** Its pages beyond those that are easily read, then the holes in them. */
function costOf({ ends }: Setting, height: number): [pages: number, holes: number] {
  const end = ends.at(-1) ?? { page: 1, y: PAGE.top };
  const isEndingApart = end.y + height > PAGE.bottom;
  const lowest = new Map(ends.map(({ page, y }) => [page, y]));
  if (!isEndingApart) lowest.delete(end.page);
  const holes = [...lowest.values()].filter((y) => PAGE.bottom - y > MOST_WHITE).length;
  return [Math.max(0, end.page + (isEndingApart ? 1 : 0) - EASILY_READ), holes];
}

/** The first size whose document is legible and has no gap, or comes closest. */
async function bestSetting(layout: Layout, height: number): Promise<Setting> {
  let best: Setting | undefined;
  for (const blocks of layout.blocks) {
    const setting = await tried(layout, blocks, height);
    const [pages, holes] = costOf(setting, height);
    const [fewest, fewestHoles] = best === undefined ? [Infinity, Infinity] : costOf(best, height);
    if (pages < fewest || (pages === fewest && holes < fewestHoles)) best = setting;
    if (pages + holes === 0) break;
  }
  if (best === undefined) throw new Error('a document without blocks');
  return best;
}

/**
 * Lays a document out in the first of its sizes that leaves no page white and takes few pages, its ending never alone
 * on the last one; `finish` adds numbers and footer.
 */
export async function layOut(layout: Layout): Promise<Sheet> {
  const height = await heightOf(layout);
  const setting = await bestSetting(layout, height);
  const sheet = new Sheet(layout.info);
  await drawBlocks(sheet, layout.head, setting);
  sheet.need(height);
  await layout.ending(sheet);
  return sheet;
}
