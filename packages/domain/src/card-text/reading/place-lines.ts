import { isPrice } from '../price-text.ts';
import { columnsOf } from './columns.ts';
import { isVolume } from './drink-sizes.ts';
import { gutters, sharedGutters } from './gutters.ts';
import { lighterPieces } from './lighter-words.ts';
import {
  cleanRuns,
  endOf,
  isLeader,
  joinMarginTitles,
  joinShifted,
  type PlacedText,
  type Row,
  rowsOf,
  spanOf,
} from './placed-text.ts';
import { endsBlank, type LinePlace, partsOf, type ReadLine } from './read-line.ts';
import { writtenRuns } from './spaced-letters.ts';
import { spreadWords } from './spread-words.ts';

export type { PlacedText } from './placed-text.ts';

/** A gap that parts a name from what stands beside it, in sizes of the type; one that looks like one between columns. */
const PART = 1.5;
/** A gap between bold and lighter words that parts them. */
const OTHER = 0.5;
const COLUMN = 2.5;

/** Runs that stand together. */
interface Cell {
  runs: PlacedText[];
  parts: string[];
  /** Before it, in sizes of the type. */
  gap: number;
}

/** A line with its place, until it is known what the next one is. */
interface PlacedLine {
  line: ReadLine;
  column: number | null;
  y: number;
  /** Of its words, without the price. */
  width: number;
  firstWord: number;
  /** From where its prices begin; 0 without a name beside them. */
  priced: number;
}

function cellsOf(runs: readonly PlacedText[]): Cell[] {
  const cells: Cell[] = [];
  const spread = spreadWords(runs);
  let led = false;
  for (const run of runs) {
    if (isLeader(run)) {
      led = true;
      continue;
    }
    const last = cells.at(-1)?.runs.at(-1);
    const gap = last === undefined ? 0 : (run.x - endOf(last)) / run.size;
    const isOther = last !== undefined && last.bold !== run.bold && gap > OTHER;
    const isPart = gap > PART && !spread.has(run);
    if (last === undefined || led || isOther || isPart) cells.push({ runs: [run], parts: [], gap });
    else cells.at(-1)?.runs.push(run);
    led = false;
  }
  for (const cell of cells) cell.parts = partsOf(writtenRuns(cell.runs));
  return cells.filter(({ parts }) => parts.length > 0);
}

const widthOf = ({ runs }: Cell): number => endOf(runs.at(-1) as PlacedText) - (runs[0] as PlacedText).x;
const isPriceCell = ({ parts }: Cell): boolean => parts.every(isPrice);

function widthOfPrices(cells: readonly Cell[]): number {
  const prices = cells.filter(isPriceCell);
  const [first, last] = [prices[0]?.runs[0], prices.at(-1)?.runs.at(-1)];
  return first === undefined || last === undefined ? 0 : endOf(last) - first.x;
}

/** Words on both sides of a gap that looks like one between columns, and a price. */
function looksJoined(cells: readonly Cell[]): boolean {
  const isName = ({ parts }: Cell) =>
    parts.some((part) => !isPrice(part) && !isVolume(part) && /\p{L}{3}/u.test(part));
  return (
    cells.length > 2 &&
    cells.some(isPriceCell) &&
    cells.some(
      (cell, rank) => rank > 0 && cell.gap > COLUMN && isName(cell) && isName(cells[rank - 1] as Cell),
    )
  );
}

/** How far letters stand above their baseline, and below it, in sizes of the type. */
const ABOVE = 0.82;
const BELOW = 0.26;

/** Around the words, without leaders. */
function placeOf(runs: readonly PlacedText[]): LinePlace {
  const { from, to } = spanOf(runs);
  const top = Math.min(...runs.map(({ y, size }) => y - ABOVE * size));
  const bottom = Math.max(...runs.map(({ y, size }) => y + BELOW * size));
  return { x: from, y: top, width: to - from, height: bottom - top };
}

function placedLine({ runs, y }: Row, page: number, column: number | null): PlacedLine | null {
  const cells = cellsOf(runs);
  const [first] = cells;
  if (first === undefined) return null;
  const words = cells.filter((cell) => !isPriceCell(cell));
  const named = words[0] ?? first;
  const lighter = lighterPieces(named.runs);
  const lettered = named.runs.filter((run) => /\p{L}/u.test(run.text) && !lighter.includes(run));
  const said = lettered.length > 0 ? lettered : named.runs;
  const text = named.parts.join(' ');
  const width = widthOf(named);
  return {
    column,
    y,
    width,
    priced: words.length === 0 ? 0 : widthOfPrices(cells),
    firstWord: (width * text.split(' ', 1).join('').length) / Math.max(text.length, 1),
    line: {
      page,
      line: 0,
      place: placeOf(cells.flatMap((cell) => cell.runs)),
      parts: cells.flatMap(({ parts }) => parts),
      size: Math.max(...said.map((run) => run.size)),
      bold: said.every((run) => run.bold),
      italic: said.every((run) => run.italic === true),
      ...(lighter.length > 0 ? { lighter: partsOf(writtenRuns(lighter)).join(' ') } : {}),
      ...(looksJoined(cells) ? { joined: true } : {}),
      ...(named.runs.some((run) => run.unread) ? { unread: true } : {}),
      ...(endsBlank(`${text}\t${runs.at(-1)?.text}`) ? { blank: true } : {}),
    },
  };
}

/** Tables of name, details and price have such gaps in most lines: these are no columns of their own. */
const MOST_JOINED = 0.3;
function withoutTables(lines: readonly PlacedLine[]): void {
  const joined = lines.filter(({ line }) => line.joined);
  if (joined.length < lines.length * MOST_JOINED) return;
  for (const { line } of joined) delete line.joined;
}

/** So many lines beside prices say how much room names have. */
const ENOUGH = 3;

/** Says of each line whether the first word of the next one had room in it, beside the longest name of its column. */
function markFull(lines: readonly PlacedLine[]): void {
  const keyOf = ({ column, line }: PlacedLine) => `${column} ${Math.round(line.size ?? 0)}`;
  const longest = new Map(
    [...Map.groupBy(lines, keyOf)].map(([key, own]) => {
      // Names beside prices have less room than what stands alone.
      const priced = own.filter((line) => line.priced > 0);
      const said = priced.length < ENOUGH ? own : priced;
      const name = Math.max(...said.map(({ width }) => width));
      return [key, { name, whole: Math.max(...said.map(({ width, priced: price }) => width + price)) }];
    }),
  );
  for (const [rank, line] of lines.entries()) {
    const next = lines[rank + 1];
    const { name, whole } = longest.get(keyOf(line)) ?? { name: 0, whole: 0 };
    const price = line.priced > 0 ? line.priced : (next?.priced ?? 0);
    const room = Math.min(name, whole - price) - line.width;
    line.line.full = next !== undefined && next.firstWord + 0.2 * (line.line.size ?? 0) > room;
  }
}

/** The title that a row begins with, beside its first dish: larger or bolder than the name after it. */
function titleBeside({ runs }: Row): Cell | null {
  const [title, name, ...others] = cellsOf(runs);
  const [first, second] = [title?.runs[0], name?.runs[0]];
  if (title === undefined || name === undefined || first === undefined || second === undefined) return null;
  const isTitle = first.size > second.size * 1.1 || (first.bold && !second.bold);
  return isTitle && others.some(isPriceCell) && !isPriceCell(title) && !isPriceCell(name) ? title : null;
}

/** Rows with the titles in their margin above them; a table whose names are bold has none. */
function withTitles(rows: readonly Row[]): Row[] {
  const titles = new Map(rows.map((row) => [row, titleBeside(row)]));
  const count = [...titles.values()].filter((title) => title !== null).length;
  if (count > rows.length * MOST_JOINED) return [...rows];
  return rows.flatMap((row) => {
    const title = titles.get(row) ?? null;
    if (title === null) return [row];
    const own = new Set(title.runs);
    return [
      { y: row.y, runs: title.runs },
      { y: row.y, runs: row.runs.filter((run) => !own.has(run)) },
    ];
  });
}

/** Of a typical run of the page, in points. */
function middleSize(runs: readonly PlacedText[]): number {
  const sizes = runs.map(({ size }) => size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

const isPriceRow = ({ runs }: Row): boolean => cellsOf(runs).every(isPriceCell);

/** A page with the places where it is cut into columns. */
interface Page {
  page: number;
  rows: Row[];
  cuts: readonly number[];
}

/** The pages; one with too few lines to tell its columns has those of the page with the most. */
function pagesOf(runs: readonly PlacedText[]): Page[] {
  const pages = [...Map.groupBy(cleanRuns(runs), ({ page }) => page)]
    .sort(([one], [other]) => one - other)
    .map(([page, own]): Page => {
      const rows = joinMarginTitles(rowsOf(own));
      return { page, rows, cuts: gutters(rows, middleSize(own)) };
    });
  const cut = pages.filter(({ cuts }) => cuts.length > 0);
  const [full] = cut.sort((one, other) => other.rows.length - one.rows.length);
  if (full === undefined) return pages;
  return pages.map((one) =>
    one.cuts.length > 0
      ? one
      : { ...one, cuts: sharedGutters(one.rows, full.cuts, one.rows.length > full.rows.length) },
  );
}

function linesOfPage({ page, rows, cuts }: Page): PlacedLine[] {
  const placed = columnsOf(rows, cuts).flatMap(({ column, rows: own }) =>
    withTitles(joinShifted(own, isPriceRow)).flatMap((row) => placedLine(row, page, column) ?? []),
  );
  for (const [rank, { line, y, column }] of placed.entries()) {
    line.line = rank + 1;
    const above = placed[rank - 1];
    const gap = above === undefined ? -1 : (y - above.y) / (line.size ?? 10) - 1.2;
    if (above !== undefined && above.column !== column) continue;
    if (gap >= 0) line.gapAbove = gap;
  }
  withoutTables(placed);
  markFull(placed);
  return placed;
}

/** Without heads and feet: the first and last lines of every page that stand there on all of them, and its number. */
function withoutHeads(lines: readonly PlacedLine[]): PlacedLine[] {
  const pages = [...Map.groupBy(lines, ({ line }) => line.page)];
  if (pages.length < 2) return [...lines];
  const keyOf = ({ line, y }: PlacedLine) => `${Math.round(y)} ${line.parts.join(' ')}`;
  const same = Map.groupBy(lines, keyOf);
  const isNumber = (line: PlacedLine) =>
    new RegExp(`^${line.line.page}(?:\\s?/\\s?${pages.length})?$`).test(line.line.parts.join(' '));
  // A price may be the first of its page.
  const isPlaced = (line: PlacedLine) =>
    lines.some(
      (other) => other.line.page !== line.line.page && Math.abs(other.y - line.y) < 3 && isNumber(other),
    );
  const isHead = (line: PlacedLine) =>
    (isNumber(line) && isPlaced(line)) ||
    (same.get(keyOf(line))?.length === pages.length && !line.line.parts.some(isPrice));
  const heads = new Set<PlacedLine>();
  for (const [, onPage] of pages) {
    const down = onPage.toSorted((one, other) => one.y - other.y);
    for (const way of [down, down.toReversed()])
      for (const line of way) {
        if (!isHead(line)) break;
        heads.add(line);
      }
  }
  return lines.filter((line) => !heads.has(line));
}

/**
 * The lines of placed text in reading order: columns are cut before rows are joined, so that no price of one column
 * comes to a name of another.
 */
export function placeLines(runs: readonly PlacedText[]): ReadLine[] {
  return withoutHeads(pagesOf(runs).flatMap(linesOfPage)).map(({ line }) => line);
}
