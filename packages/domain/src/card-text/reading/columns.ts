import { isPrice, splitPrice } from '../price-text.ts';
import { INDENTED } from './gutters.ts';
import { groupsOf, isLeader, type PlacedText, type Row, rowsOf, spanOf, textOf } from './placed-text.ts';

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

const FEWEST_TITLES = 2;
/** Of their size, what parts such titles from the rows above and below. */
const CLEAR = 1.2;
/** Titles that all begin in the first column, with nothing beside them, stand over all columns, as those of tiles do. */
function titlesOverAll(rows: readonly Row[], [first = 0]: readonly number[]): Row[] {
  const sizeOf = ({ runs }: Row) => Math.round(Math.max(...runs.map(({ size }) => size)));
  const usual = rows.map(sizeOf).sort((one, other) => one - other)[Math.floor(rows.length / 2)] ?? 0;
  const isClear = (row: Row) => {
    const rank = rows.indexOf(row);
    return [rows[rank - 1], rows[rank + 1]].every(
      (other) => other === undefined || Math.abs(other.y - row.y) >= sizeOf(row) * CLEAR,
    );
  };
  const isOver = (row: Row) =>
    groupsOf(row.runs).length === 1 && (row.runs[0]?.x ?? first) < first && isClear(row);
  return [...Map.groupBy(rows, sizeOf)].flatMap(([size, own]) =>
    size > usual * LARGER && own.length >= FEWEST_TITLES && own.every(isOver) ? own : [],
  );
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
  const across = new Set([
    ...pageTitle(rows),
    ...titlesOverAll(rows, cuts),
    ...cuts.flatMap((cut) => rowsAcross(rows, cut)),
  ]);
  for (const row of rows) {
    if (across.has(row) || groupsOf(row.runs).some(crosses)) {
      ordered.push(...columns, { column: null, rows: [row] });
      columns = empty();
      continue;
    }
    for (const [column, runs] of Map.groupBy(row.runs, columnOf))
      columns[column]?.rows.push({ y: row.y, runs });
  }
  // What stood beside another column parts no longer.
  return [...ordered, ...columns]
    .filter(({ rows: own }) => own.length > 0)
    .map(({ column, rows: own }) => ({ column, rows: rowsOf(own.flatMap(({ runs }) => runs)) }));
}
