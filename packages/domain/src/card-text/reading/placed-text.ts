/** A run of text as a page places it, in points from the page's top left. */
export interface PlacedText {
  page: number;
  x: number;
  /** Of the baseline. */
  y: number;
  width: number;
  size: number;
  bold: boolean;
  italic?: boolean;
  text: string;
}

/** Runs on one baseline, from left to right. */
export interface Row {
  y: number;
  runs: PlacedText[];
}

/** A vertical strip of a page. */
export interface Strip {
  from: number;
  to: number;
}

export const endOf = ({ x, width }: PlacedText): number => x + width;

export const spanOf = (group: readonly PlacedText[]): Strip => ({
  from: Math.min(...group.map(({ x }) => x)),
  to: Math.max(...group.map(endOf)),
});

/** Only dots, which lead across a column and say nothing of where it ends. */
export const isLeader = ({ text }: PlacedText): boolean => /^[\s.…·_•-]*$/.test(text);

const LEADER_INSIDE = /^(?<words>.*?[^\s.…·_])(?<leader>\s?(?:(?:[.…·_]\s?){4,}|…+))(?<rest>.*)$/u;
/** Of a letter's width, what a dot or a space takes. */
const NARROW = 0.5;

const weightOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\s.…·,;:'’!il]/.test(sign) ? NARROW : 1), 0);

/** Words, the dots after them and what follows as a run each: a program may write them as one, beyond its column. */
function splitLeaders(run: PlacedText): PlacedText[] {
  const found = LEADER_INSIDE.exec(run.text)?.groups;
  if (found === undefined) return [run];
  const texts = [found.words ?? '', found.leader ?? '', found.rest ?? ''];
  const unit = run.width / weightOf(run.text);
  let x = run.x;
  return texts.flatMap((text) => {
    const width = weightOf(text) * unit;
    const piece = { ...run, x, width, text };
    x += width;
    return text.trim() === '' ? [] : [piece];
  });
}

/** Signs without a shape, which some programs write for marks of their own. */
const CONTROLS = /(?!\t)[\p{Cc}\u00ad\u200b-\u200d\ufeff]/gu;

/** The runs that say something. */
export function cleanRuns(runs: readonly PlacedText[]): PlacedText[] {
  return runs
    .map((run) => ({ ...run, text: run.text.replace(CONTROLS, '') }))
    .filter(({ text }) => text.trim() !== '')
    .flatMap(splitLeaders);
}

/** Baselines closer than this share of the type's size are one line. */
const SAME_LINE = 0.4;

export function rowsOf(runs: readonly PlacedText[]): Row[] {
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

/** A gap that parts runs, in sizes of the type. */
const APART = 0.8;

/** Runs of a row that stand together. */
export function groupsOf(runs: readonly PlacedText[]): PlacedText[][] {
  const groups: PlacedText[][] = [];
  for (const run of runs) {
    const last = groups.at(-1)?.at(-1);
    if (last !== undefined && run.x - endOf(last) < APART * Math.min(run.size, last.size))
      groups.at(-1)?.push(run);
    else groups.push([run]);
  }
  return groups;
}

/** How near two rows must be, in heights of the type, to be beside each other and not one below the other. */
const BESIDE = 0.85;

const overlaps = (one: readonly PlacedText[], other: readonly PlacedText[]): boolean => {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
};

/** Prices that stand in the middle of the height of their lines come to the line above them, or the one below. */
export function joinShifted(rows: readonly Row[], isPriceRow: (row: Row) => boolean): Row[] {
  const joined: Row[] = [];
  let waiting: Row | undefined;
  for (const row of rows) {
    const near = (other: Row | undefined): other is Row =>
      other !== undefined &&
      Math.abs(row.y - other.y) < BESIDE * Math.max(...row.runs.map(({ size }) => size)) &&
      !overlaps(row.runs, other.runs);
    const above = joined.at(-1);
    if (waiting !== undefined && near(waiting)) {
      joined[joined.length - 1] = {
        y: row.y,
        runs: [...row.runs, ...waiting.runs].sort((a, b) => a.x - b.x),
      };
      waiting = undefined;
      continue;
    }
    waiting = undefined;
    if (isPriceRow(row) && near(above)) {
      joined[joined.length - 1] = {
        y: above.y,
        runs: [...above.runs, ...row.runs].sort((a, b) => a.x - b.x),
      };
      continue;
    }
    joined.push(row);
    if (isPriceRow(row)) waiting = row;
  }
  return joined;
}
