import { isPrice, splitPrice } from '../price-text.ts';
import { groupsOf, isLeader, type PlacedText, type Row, type Strip, spanOf } from './placed-text.ts';

const textOf = (group: readonly PlacedText[]): string =>
  group
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** A group of a row, with what is asked of it when columns are looked for. */
interface Span extends Strip {
  row: Row;
  price: boolean;
  /** Holds its price as well. */
  priced: boolean;
  /** Stands on its row without a price, centred like others or above and below all prices: of no column. */
  apart: boolean;
}

/** Of the groups on its emptier side: so many may cross a gutter, such as a title over both columns. */
const MOST_CROSSING = 0.08;
/** In points: lines that are centred on each other, and begin at places of their own. */
const CENTRED = 1.5;
const INDENTED = 3;
/** A price column stands to the right of its names: it is none of its own. */
const MOST_PRICES = 0.7;
const FEWEST_PRICES = 0.2;
/** Prices before their names are no column of their own. */
const FEWEST_NAMES = 0.3;
const FEWEST_ROWS = 4;

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

const shareOf = (spans: readonly Span[], test: (span: Span) => boolean): number =>
  spans.filter(test).length / Math.max(spans.length, 1);

/** Whether what is left of a gutter, from the one before, is a column with prices of its own, and what is right names. */
function partsColumns(spans: readonly Span[], at: number, before: number): boolean {
  const [left, right] = [nextTo(spans, at, 'left'), nextTo(spans, at, 'right')];
  const strip = spans.filter(({ from, to }) => from >= before && to <= at);
  const priced = Map.groupBy(
    spans.filter(({ price }) => price),
    ({ row }) => row,
  );
  // The last column may hold one line.
  const isPricedOnTheRight = (span: Span) =>
    span.priced || (priced.get(span.row)?.some(({ from }) => from >= span.to) ?? false);
  const named = strip.filter(({ price }) => !price).length;
  return (
    left.length >= FEWEST_ROWS &&
    (right.length >= FEWEST_ROWS / 2 || right.every(isPricedOnTheRight)) &&
    named >= Math.max(FEWEST_ROWS / 2, strip.length * FEWEST_NAMES) &&
    shareOf(right, ({ price }) => price) < MOST_PRICES &&
    shareOf(strip, ({ price, priced: whole }) => price || whole) >= FEWEST_PRICES
  );
}

function spansOf(rows: readonly Row[]): Span[] {
  const lone: Span[] = [];
  const spans = rows.flatMap((row) => {
    const groups = groupsOf(row.runs.filter((run) => !isLeader(run)));
    return groups.map((group) => {
      const text = textOf(group);
      const price = isPrice(text);
      const priced = !price && (splitPrice(text)?.words ?? '') !== '';
      const span: Span = { ...spanOf(group), row, price, priced, apart: false };
      if (groups.length === 1 && !price) lone.push(span);
      return span;
    });
  });
  const priced = spans.filter((span) => span.price || span.priced).map(({ row }) => row.y);
  const [top, foot] = [Math.min(...priced), Math.max(...priced)];
  for (const span of lone) span.apart = span.row.y < top || span.row.y > foot;
  lone.sort((one, other) => one.from + one.to - other.from - other.to);
  for (const [rank, span] of lone.entries())
    for (const other of lone.slice(rank + 1)) {
      if (other.from + other.to - span.from - span.to > 2 * CENTRED) break;
      if (Math.abs(other.from - span.from) <= INDENTED) continue;
      span.apart = true;
      other.apart = true;
    }
  return spans;
}

/** Spans by where they begin and where they end, to count what lies on either side of a place from left to right. */
class Edges {
  readonly #starts: Float64Array;
  readonly #ends: Float64Array;
  begun = 0;
  ended = 0;

  constructor(spans: readonly Span[]) {
    this.#starts = Float64Array.from(spans, ({ from }) => from).sort();
    this.#ends = Float64Array.from(spans, ({ to }) => to).sort();
  }

  advance(to: number): void {
    while ((this.#starts[this.begun] ?? Number.POSITIVE_INFINITY) <= to) this.begun += 1;
    while ((this.#ends[this.ended] ?? Number.POSITIVE_INFINITY) <= to) this.ended += 1;
  }

  get crossing(): number {
    return this.begun - this.ended;
  }
}

/** Bands of a page that hardly any group crosses. */
function bandsOf(spans: readonly Span[], narrowest: number): Strip[] {
  const [edges, apart] = [new Edges(spans), new Edges(spans.filter((span) => span.apart))];
  const bands: Strip[] = [];
  let from: number | null = null;
  for (const edge of spans.flatMap((span) => [span.from, span.to]).sort((one, other) => one - other)) {
    edges.advance(edge);
    apart.advance(edge);
    if (
      edges.crossing - apart.crossing <=
      Math.min(edges.ended, spans.length - edges.begun) * MOST_CROSSING
    ) {
      from ??= edge;
      continue;
    }
    if (from !== null && edge - from >= narrowest) bands.push({ from, to: edge });
    from = null;
  }
  return bands;
}

/** Where the page may be cut into columns: the middles of bands that hardly any group crosses. */
export function gutters(rows: readonly Row[], size: number): number[] {
  const spans = spansOf(rows);
  const cuts: number[] = [];
  for (const { from, to } of bandsOf(spans, size * 0.8)) {
    const at = (from + to) / 2;
    if (partsColumns(spans, at, cuts.at(-1) ?? 0)) cuts.push(at);
  }
  return cuts;
}

/** Rows of one column, or of the whole width. */
export interface ColumnRows {
  column: number | null;
  rows: Row[];
}

/** So many lines with a price beyond a gutter, and none before it, are no two columns there. */
const STREAK = 3;

/** Rows whose names stand before a gutter and whose prices stand beyond it, several below each other, with their title. */
function rowsAcross(rows: readonly Row[], cut: number): Row[] {
  const across: Row[] = [];
  let [streak, lone]: [Row[], Row[]] = [[], []];
  let [priced, begins] = [0, 0];
  const end = () => {
    if (priced >= STREAK) across.push(...streak);
    [streak, lone, priced] = [[], [], 0];
  };
  for (const row of rows) {
    const groups = groupsOf(row.runs.filter((run) => !isLeader(run)));
    const before = groups.filter((group) => spanOf(group).from < cut);
    const beyond = groups[before.length];
    if (before.some((group) => splitPrice(textOf(group)) !== null)) end();
    else if (beyond === undefined) lone.push(row);
    else if (before.length === 0 || !isPrice(textOf(beyond))) lone = [];
    else {
      const { from } = spanOf(before[0] ?? []);
      if (priced > 0 && Math.abs(from - begins) > INDENTED) end();
      begins = from;
      streak.push(...(priced === 0 ? lone.slice(-1) : lone), row);
      lone = [];
      priced += 1;
    }
  }
  end();
  return across;
}

/** A title of the page, larger than all others, stands over its columns even where it is as narrow as one. */
const LARGER = 1.2;
function pageTitle(rows: readonly Row[]): Row[] {
  const sizeOf = ({ runs }: Row) => Math.max(...runs.map(({ size }) => size));
  const [first, ...others] = rows;
  const isAlone = first !== undefined && groupsOf(first.runs).length === 1;
  return isAlone && others.every((row) => sizeOf(row) * LARGER < sizeOf(first)) ? [first] : [];
}

/** The rows of a page, one column after the other; rows that cross a gutter part what is above from what is below. */
export function columnsOf(rows: readonly Row[], cuts: readonly number[]): ColumnRows[] {
  if (cuts.length === 0) return [{ column: 0, rows: [...rows] }];
  const ordered: ColumnRows[] = [];
  const empty = (): ColumnRows[] =>
    Array.from({ length: cuts.length + 1 }, (_, column) => ({ column, rows: [] }));
  let columns = empty();
  const crosses = (group: readonly PlacedText[]) => {
    const words = group.filter((run) => !isLeader(run));
    if (words.length === 0) return false;
    const { from, to } = spanOf(words);
    return cuts.some((cut) => from < cut - 4 && to > cut + 4);
  };
  const columnOf = (run: PlacedText) => cuts.filter((cut) => run.x + Math.min(run.width, 8) / 2 > cut).length;
  const across = new Set([...pageTitle(rows), ...cuts.flatMap((cut) => rowsAcross(rows, cut))]);
  for (const row of rows) {
    if (across.has(row) || groupsOf(row.runs).some(crosses)) {
      ordered.push(...columns, { column: null, rows: [row] });
      columns = empty();
      continue;
    }
    for (const [column, runs] of Map.groupBy(row.runs, columnOf))
      columns[column]?.rows.push({ y: row.y, runs });
  }
  return [...ordered, ...columns].filter(({ rows: own }) => own.length > 0);
}
