import { isCertain, isPrice, splitPrice } from '../price-text.ts';
import { groupsOf, isLeader, type Row, type Strip, spanOf, textOf } from './placed-text.ts';

/** A group of a row, with what is asked of it when columns are looked for. */
interface Span extends Strip {
  row: Row;
  price: boolean;
  /** Holds its price as well. */
  priced: boolean;
  /** By its currency or cents. */
  certain: boolean;
  lettered: boolean;
  /** Stands on its row without a price, centred like others or above and below all prices: of no column. */
  apart: boolean;
}

/** Of the groups on its emptier side: so many may cross a gutter, such as a title over both columns. */
const MOST_CROSSING = 0.08;
/** In points: lines that are centred on each other, and begin at places of their own. */
const CENTRED = 1.5;
export const INDENTED = 3;
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

/** Whether the prices beyond a gutter belong to names before it: then it parts names from prices. */
function partsNamesFromPrices(spans: readonly Span[], at: number): boolean {
  const rows = Map.groupBy(spans, ({ row }) => row);
  const beyond = spans.filter((span) => span.from >= at && (span.price || (span.priced && !span.apart)));
  const isOfNameBefore = (span: Span): boolean => {
    if (span.priced) return false;
    const own = rows.get(span.row) ?? [];
    const before = own.filter(({ to }) => to <= at);
    const between = own.some(({ from, to, price }) => from >= at && to <= span.from && !price);
    return before.length > 0 && !between && before.every(({ price, priced }) => !price && !priced);
  };
  return beyond.length > 0 && shareOf(beyond, isOfNameBefore) >= MOST_PRICES;
}

/** Whether prices before a gutter belong to the names beyond it, which have none of their own. */
function partsPricesFromNames(spans: readonly Span[], at: number): boolean {
  const rows = [...Map.groupBy(spans, ({ row }) => row).values()];
  const besides = rows.flatMap((own) => {
    const [before] = own.filter(({ to }) => to <= at).sort((one, other) => other.to - one.to);
    const beyond = own.filter(({ from }) => from >= at);
    return before !== undefined && beyond.some(({ lettered }) => lettered) ? [{ own, before, beyond }] : [];
  });
  const first = besides.filter(
    ({ own, before, beyond }) =>
      before.price &&
      own.every((span) => span === before || !(span.to <= at)) &&
      beyond.every(({ price, priced }) => !price && !priced),
  );
  return first.length >= FEWEST_ROWS && first.length >= besides.length * MOST_PRICES;
}

/** Whether a gutter lies between two prices of the same names: 'Blonde | 3,20' before it, '6,00' beyond. */
function partsPricesOfOneName(spans: readonly Span[], at: number): boolean {
  const rows = [...Map.groupBy(spans, ({ row }) => row).values()].flatMap((own) => {
    const [left, ...name] = own.filter(({ to }) => to <= at).sort((one, other) => other.to - one.to);
    const beyond = own.filter(({ from }) => from >= at).sort((one, other) => one.from - other.from);
    const isNamed = left?.price === true && name.some(({ lettered }) => lettered);
    return isNamed ? [beyond] : [];
  });
  // A column that writes its prices first does not end in one.
  const second = rows.filter(([first, ...others]) => {
    const last = others.at(-1);
    return first?.price === true && (last === undefined || last.price || last.priced);
  });
  return second.length >= FEWEST_OWN && second.length >= rows.length * MOST_PRICES;
}

/** A title is that much larger than most words of a page. */
const TITLE = 1.12;
const sizeOf = ({ row, from, to }: Span): number =>
  Math.max(...row.runs.filter(({ x }) => x >= from - 1 && x <= to).map(({ size }) => size));
/** Of most of them. */
function usualSize(spans: readonly Span[]): number {
  const sizes = spans.map(sizeOf).sort((one, other) => one - other);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/**
 * Whether names or titles beyond a gutter have rows of their own, as no details or prices of a table do: priced names
 * with nothing before them, or titles with lines below.
 */
function hasOwnRows(spans: readonly Span[], at: number): boolean {
  const rows = [...Map.groupBy(spans, ({ row }) => row).values()].map((own) => ({
    isAlone: own.every(({ from }) => from >= at),
    beyond: own.filter(({ from }) => from >= at).sort((one, other) => one.from - other.from),
  }));
  const besides = rows.filter(({ isAlone, beyond }) => !isAlone && beyond.length > 0);
  if (besides.filter(({ beyond: [first] }) => first?.price).length > besides.length * MOST_CROSSING)
    return false;
  const named = rows.filter(
    ({ beyond: [first, ...others] }) =>
      first?.lettered && (first.priced || others.some(({ price }) => price)),
  );
  const alone = named.filter(({ isAlone }) => isAlone);
  if (alone.length >= FEWEST_ROWS && alone.length >= named.length * FEWEST_PRICES) return true;
  const usual = usualSize(spans);
  const firsts = rows.flatMap(({ beyond: [first] }) => (first?.lettered ? [first] : []));
  const isTitle = (title: Span) =>
    sizeOf(title) > usual * TITLE && firsts.filter(({ row }) => row.y > title.row.y).length >= 2;
  return firsts.filter(isTitle).length >= 2;
}

/** Whether a strip holds nothing but titles: then it is a margin of what stands beside it. */
function holdsTitles(spans: readonly Span[], strip: readonly Span[]): boolean {
  const usual = usualSize(spans);
  const own = strip.filter(({ apart }) => !apart);
  return own.every((span) => !span.price && !span.priced && sizeOf(span) > usual * TITLE);
}

/** A foot of the page may be the one line with a price. */
const FEWEST_OWN = 2;
/** Whether a strip left of a gutter has prices of its own: a name such as 'Le 1998' beside a price beyond has none. */
function hasOwnPrices(spans: readonly Span[], strip: readonly Span[], at: number): boolean {
  const beyond = new Set(spans.filter(({ from, price }) => price && from >= at).map(({ row }) => row));
  const own = strip.filter(
    ({ row, price, priced, certain }) => price || (priced && (certain || !beyond.has(row))),
  );
  return own.length >= FEWEST_OWN && own.length >= strip.length * FEWEST_PRICES;
}

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
    (hasOwnPrices(spans, strip, at) || hasOwnRows(spans, at)) &&
    !partsNamesFromPrices(spans, at) &&
    !partsPricesFromNames(spans, at) &&
    !partsPricesOfOneName(spans, at) &&
    !holdsTitles(spans, strip)
  );
}

function spansOf(rows: readonly Row[]): Span[] {
  const lone: Span[] = [];
  const spans = rows.flatMap((row) => {
    const groups = groupsOf(row.runs.filter((run) => !isLeader(run)));
    return groups.map((group) => {
      const text = textOf(group);
      const price = isPrice(text);
      const split = price ? null : splitPrice(text);
      const priced = (split?.words ?? '') !== '';
      const certain = isCertain(split?.price ?? text);
      const lettered = !price && /\p{L}{3}/u.test(text);
      const span: Span = { ...spanOf(group), row, price, priced, certain, lettered, apart: false };
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

/** A strip and the groups that cross it. */
interface Crossed extends Strip {
  crossing: number;
}

/** Of strips beside each other the widest of those that the fewest groups cross. */
function emptiest(strips: readonly Crossed[]): Strip {
  const fewest = Math.min(...strips.map(({ crossing }) => crossing));
  const runs: Strip[] = [];
  for (const { from, to, crossing } of strips) {
    const last = runs.at(-1);
    if (crossing > fewest) continue;
    if (last?.to === from) last.to = to;
    else runs.push({ from, to });
  }
  return runs.reduce((widest, run) => (run.to - run.from > widest.to - widest.from ? run : widest));
}

/** Bands of a page that hardly any group crosses, where they are emptiest. */
function bandsOf(spans: readonly Span[], narrowest: number): Strip[] {
  const [edges, apart] = [new Edges(spans), new Edges(spans.filter((span) => span.apart))];
  const bands: Strip[] = [];
  let strips: Crossed[] = [];
  const places = spans.flatMap((span) => [span.from, span.to]).sort((one, other) => one - other);
  for (const [rank, edge] of places.entries()) {
    edges.advance(edge);
    apart.advance(edge);
    const crossing = edges.crossing - apart.crossing;
    if (crossing <= Math.min(edges.ended, spans.length - edges.begun) * MOST_CROSSING) {
      strips.push({ from: edge, to: places[rank + 1] ?? edge, crossing });
      continue;
    }
    const [first] = strips;
    if (first !== undefined && edge - first.from >= narrowest) {
      const [band, before] = [emptiest(strips), bands.at(-1)];
      // What hardly parts two bands, such as a title that reaches over, is in the same one.
      const isNext =
        before === undefined || spans.some(({ from, to }) => from >= before.to - 1 && to <= band.from + 1);
      if (isNext) bands.push(band);
      else if (band.to - band.from > before.to - before.from) bands[bands.length - 1] = band;
    }
    strips = [];
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

/**
 * Those of the cuts of another page that this page has room for: text on both sides, and hardly any across; a page with more lines than
 * that other has prices on both sides as well.
 */
export function sharedGutters(
  rows: readonly Row[],
  cuts: readonly number[],
  isFuller: boolean,
): readonly number[] {
  const spans = spansOf(rows);
  const isFree = (cut: number) => {
    const [before, beyond] = [spans.filter(({ to }) => to <= cut), spans.filter(({ from }) => from >= cut)];
    const crossing = spans.filter((span) => span.from < cut && span.to > cut && !span.apart);
    if (isFuller && !hasOwnPrices(spans, before, cut)) return false;
    return before.length > 0 && beyond.length > 0 && crossing.length <= spans.length * MOST_CROSSING;
  };
  return cuts.every(isFree) ? cuts : [];
}
