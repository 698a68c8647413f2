import { isPrice } from '../price-text.ts';
import { partsOf, type ReadLine } from './read-line.ts';

/** A run of text as a page places it, in points from the page's top left. */
export interface PlacedText {
  page: number;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  text: string;
}

/** Runs on one baseline, from left to right. */
interface Row {
  y: number;
  runs: PlacedText[];
}

/** A vertical strip of a page. */
interface Strip {
  from: number;
  to: number;
}

const endOf = ({ x, width }: PlacedText): number => x + width;

/** Only dots, which lead across a column and say nothing of where it ends. */
const isLeader = ({ text }: PlacedText): boolean => /^[\s.…·_•-]*$/.test(text);

/** Baselines closer than this share of the type's size are one line. */
const SAME_LINE = 0.4;

function rowsOf(runs: readonly PlacedText[]): Row[] {
  const rows: Row[] = [];
  for (const run of runs.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const size = Math.min(run.size, row?.runs[0]?.size ?? run.size);
    if (row !== undefined && Math.abs(run.y - row.y) <= SAME_LINE * size) row.runs.push(run);
    else rows.push({ y: run.y, runs: [run] });
  }
  for (const { runs: ofRow } of rows) ofRow.sort((one, other) => one.x - other.x);
  return rows;
}

/** Of a typical run of the page, in points. */
function middleSize(runs: readonly PlacedText[]): number {
  const sizes = runs.map(({ size }) => size).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 10;
}

/** Runs of a row that stand together: gaps wider than two characters part them. */
function groupsOf({ runs }: Row): PlacedText[][] {
  const groups: PlacedText[][] = [];
  for (const run of runs) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && run.x - endOf(last) < Math.max(run.size, last.size)) groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups;
}

const spanOf = (group: readonly PlacedText[]): Strip => ({
  from: Math.min(...group.map(({ x }) => x)),
  to: Math.max(...group.map(endOf)),
});
const textOf = (group: readonly PlacedText[]): string =>
  group
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** A group of a row, with what is asked of it when columns are looked for. */
interface Span extends Strip {
  row: Row;
  price: boolean;
}

/** Of the groups on its emptier side: so many may cross a gutter, such as a title over both columns. */
const MOST_CROSSING = 0.08;
/** A price column stands to the right of its names: it is none of its own. */
const MOST_PRICES = 0.7;
const FEWEST_PRICES = 0.2;
const FEWEST_ROWS = 4;
const STEP = 2;

/** Of each row the group next to a gutter, on the right of it or on the left. */
function nextTo(spans: readonly Span[], at: number, side: 'left' | 'right'): Span[] {
  const nearest = new Map<Row, Span>();
  for (const span of spans) {
    if (side === 'right' ? span.from < at : span.to > at) continue;
    const present = nearest.get(span.row);
    const nearer =
      present === undefined || (side === 'right' ? span.from < present.from : span.to > present.to);
    if (nearer) nearest.set(span.row, span);
  }
  return [...nearest.values()];
}

const shareOfPrices = (spans: readonly Span[]): number =>
  spans.filter(({ price }) => price).length / Math.max(spans.length, 1);

/** Whether what is left of a gutter, from the one before, is a column with prices of its own, and what is right names. */
function partsColumns(spans: readonly Span[], at: number, before: number): boolean {
  const [left, right] = [nextTo(spans, at, 'left'), nextTo(spans, at, 'right')];
  const strip = spans.filter(({ from, to }) => from >= before && to <= at);
  // The last column may hold one line.
  const isPricedOnTheRight = ({ row, to }: Span) =>
    spans.some((span) => span.price && span.row === row && span.from >= to);
  const named = strip.filter(({ price }) => !price).length;
  return (
    left.length >= FEWEST_ROWS &&
    (right.length >= FEWEST_ROWS / 2 || right.every(isPricedOnTheRight)) &&
    named >= FEWEST_ROWS / 2 &&
    shareOfPrices(right) < MOST_PRICES &&
    shareOfPrices(strip) >= FEWEST_PRICES
  );
}

/** Where the page may be cut into columns: the middles of bands that hardly any group crosses. */
function gutters(rows: readonly Row[], size: number): number[] {
  const spans: Span[] = rows.flatMap((row) =>
    groupsOf({ ...row, runs: row.runs.filter((run) => !isLeader(run)) }).map((group) => ({
      ...spanOf(group),
      row,
      price: isPrice(textOf(group)),
    })),
  );
  const end = Math.max(0, ...spans.map(({ to }) => to));
  const cuts: number[] = [];
  let bandFrom: number | null = null;
  for (let x = Math.min(end, ...spans.map(({ from }) => from)); x <= end; x += STEP) {
    const [before, after] = [
      spans.filter(({ to }) => to <= x).length,
      spans.filter(({ from }) => from >= x).length,
    ];
    const crossing = spans.length - before - after;
    if (crossing <= Math.min(before, after) * MOST_CROSSING) {
      bandFrom ??= x;
      continue;
    }
    if (bandFrom !== null && x - bandFrom >= size * 0.8) {
      const at = (bandFrom + x) / 2;
      if (partsColumns(spans, at, cuts.at(-1) ?? 0)) cuts.push(at);
    }
    bandFrom = null;
  }
  return cuts;
}

/** Text with a tab where a gap is wide. */
function lineOf(runs: readonly PlacedText[], page: number): Omit<ReadLine, 'line' | 'gapAbove'> | null {
  let text = '';
  let end: number | null = null;
  for (const run of runs) {
    const gap = end === null ? 0 : run.x - end;
    text += end === null ? '' : gap > run.size * 1.5 ? '\t' : gap > run.size * 0.12 ? ' ' : '';
    text += run.text;
    end = endOf(run);
  }
  const parts = partsOf(text);
  if (parts.length === 0) return null;
  const lettered = runs.filter((run) => /\p{L}/u.test(run.text));
  const said = lettered.length > 0 ? lettered : runs;
  return {
    page,
    parts,
    size: Math.max(...said.map((run) => run.size)),
    bold: said.every((run) => run.bold),
  };
}

/** The rows of a page, one column after the other; rows that cross a gutter part what is above from what is below. */
function columnsOf(rows: readonly Row[], cuts: readonly number[]): PlacedText[][] {
  if (cuts.length === 0) return rows.map(({ runs }) => runs);
  const ordered: PlacedText[][] = [];
  let columns: PlacedText[][][] = Array.from({ length: cuts.length + 1 }, () => []);
  const flush = () => {
    ordered.push(...columns.flat());
    columns = Array.from({ length: cuts.length + 1 }, () => []);
  };
  for (const row of rows) {
    const groups = groupsOf(row);
    const crosses = groups.some((group) => {
      const { from, to } = spanOf(group);
      return !group.every(isLeader) && cuts.some((cut) => from < cut - 4 && to > cut + 4);
    });
    if (crosses) {
      flush();
      ordered.push(row.runs);
      continue;
    }
    const columnOf = (run: PlacedText) =>
      cuts.filter((cut) => run.x + Math.min(run.width, 8) / 2 > cut).length;
    for (const [column, cell] of Map.groupBy(row.runs, columnOf)) columns[column]?.push(cell);
  }
  flush();
  return ordered;
}

/**
 * The lines of placed text in reading order: columns are cut before rows are joined, so that no price of one column
 * comes to a name of another.
 */
export function placeLines(runs: readonly PlacedText[]): ReadLine[] {
  const pages = [...new Set(runs.map(({ page }) => page))].sort((one, other) => one - other);
  return pages.flatMap((page) => {
    const onPage = runs.filter((run) => run.page === page && run.text.trim() !== '');
    const rows = rowsOf(onPage);
    const ordered = columnsOf(rows, gutters(rows, middleSize(onPage)));
    const lines: ReadLine[] = [];
    let above: PlacedText | undefined;
    for (const row of ordered) {
      const line = lineOf(row, page);
      const [first] = row;
      if (line === null || first === undefined) continue;
      const gap = above === undefined ? undefined : (first.y - above.y) / first.size - 1.2;
      lines.push({
        ...line,
        line: lines.length + 1,
        ...(gap === undefined || gap < 0 ? {} : { gapAbove: gap }),
      });
      above = first;
    }
    return lines;
  });
}
