import { INVISIBLE, isShortened } from './seen-text.ts';

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
  /** Letters of it may be missing: its font does not name them. */
  unread?: boolean;
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

const LEADER_INSIDE = /^(?<words>|.*?[^\s.…·_])(?<leader>\s?(?:(?:[.…·_]\s?){4,}|…+))(?<rest>.*)$/u;
/** Of a letter's width, what a dot or a space takes. */
const NARROW = 0.5;

const weightOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\s.…·,;:'’!il]/.test(sign) ? NARROW : 1), 0);

/** Words, the dots after them and what follows as a run each: a program may write them as one, beyond its column. */
function splitLeaders(run: PlacedText): PlacedText[] {
  const found = LEADER_INSIDE.exec(run.text)?.groups;
  if (found === undefined) return [run];
  const { words = '', leader = '', rest = '' } = found;
  const dots = leader.startsWith('.') && isShortened(words) ? 1 : 0;
  const texts = [words + leader.slice(0, dots), leader.slice(dots), rest];
  const unit = run.width / weightOf(run.text);
  let x = run.x;
  return texts.flatMap((text) => {
    const width = weightOf(text) * unit;
    const piece = { ...run, x, width, text };
    x += width;
    return text.trim() === '' ? [] : [piece];
  });
}

/** How near the same text stands again where it was drawn twice, for a shadow, in points. */
const TWICE = 1;
function drawnOnce(runs: readonly PlacedText[]): PlacedText[] {
  const drawn = new Set<string>();
  const placeOf = ({ page, text, x, y }: PlacedText, right: number, down: number) =>
    `${page} ${Math.round(x / TWICE) + right} ${Math.round(y / TWICE) + down} ${text}`;
  const around = [-1, 0, 1];
  return runs.filter((run) => {
    if (around.some((right) => around.some((down) => drawn.has(placeOf(run, right, down))))) return false;
    drawn.add(placeOf(run, 0, 0));
    return true;
  });
}

/** Cents that are raised after their euros, smaller than these, as they are written in one line: '12,50'. */
const RAISED = 0.8;
function withRaisedCents(runs: readonly PlacedText[]): PlacedText[] {
  const cents = runs.filter(({ text }) => /^\d\d$/.test(text.trim()));
  const raised = new Map<PlacedText, PlacedText>();
  for (const cent of cents) {
    const euros = runs.find(
      (run) =>
        run.page === cent.page &&
        /\d\s?€?$/.test(run.text) &&
        cent.size < run.size * RAISED &&
        cent.y < run.y - 0.1 * run.size &&
        cent.y > run.y - run.size &&
        Math.abs(cent.x - endOf(run)) < 0.3 * run.size,
    );
    if (euros !== undefined) raised.set(euros, cent);
  }
  const taken = new Set(raised.values());
  return runs
    .filter((run) => !taken.has(run))
    .map((run) => {
      const cent = raised.get(run);
      if (cent === undefined) return run;
      const point = run.text.endsWith('€') ? '' : ',';
      return { ...run, text: run.text + point + cent.text.trim(), width: cent.x + cent.width - run.x };
    });
}

/** Marks raised after a word, smaller than it: the numbers of its allergens, a star of a note. */
const MARK = /^[\d*†(][\d\s,.;/*†()-]*$/;
const isRaisedMark = (runs: readonly PlacedText[], mark: PlacedText): boolean =>
  MARK.test(mark.text.trim()) &&
  runs.some(
    (run) =>
      run.page === mark.page &&
      /[\p{L})*]\s?$/u.test(run.text) &&
      mark.size < run.size * RAISED &&
      mark.y < run.y - 0.2 * run.size &&
      mark.y > run.y - run.size &&
      Math.abs(mark.x - endOf(run)) < 0.3 * run.size,
  );

/** The runs that say something. */
export function cleanRuns(runs: readonly PlacedText[]): PlacedText[] {
  return withRaisedCents(drawnOnce(runs))
    .filter((run, _rank, all) => !isRaisedMark(all, run))
    .map((run) => ({ ...run, text: run.text.replace(INVISIBLE, '') }))
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

/** Titles in the margin stand so little lower than the dish that they begin beside, in their size. */
const LOWER = 0.75;
/** Rows with such titles, larger than what stands to their right, in the row of that dish. */
export function joinMarginTitles(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (const row of rows) {
    const [title = [], ...others] = groupsOf(row.runs);
    const above = joined.at(-1);
    const [first] = above?.runs ?? [];
    const isBeside =
      above !== undefined &&
      first !== undefined &&
      title.every(({ size }) => size > first.size * 1.1) &&
      spanOf(title).to < first.x &&
      title.every(({ y, size }) => y - above.y < LOWER * size);
    if (!isBeside) {
      joined.push(row);
      continue;
    }
    joined[joined.length - 1] = { y: above.y, runs: [...title, ...above.runs] };
    if (others.length > 0) joined.push({ y: row.y, runs: others.flat() });
  }
  return joined;
}

export const textOf = (group: readonly PlacedText[]): string =>
  group
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** How near two rows must be, in heights of the type, to be beside each other and not one below the other. */
const BESIDE = 0.85;

const overlaps = (one: readonly PlacedText[], other: readonly PlacedText[]): boolean => {
  const [a, b] = [spanOf(one), spanOf(other)];
  return a.from < b.to && b.from < a.to;
};

/** A price that is so much nearer to the line below than to the one above belongs to it. */
const NEARER = 0.65;

/** Prices that stand in the middle of the height of their lines come to the line above them, or the one below. */
export function joinShifted(rows: readonly Row[], isPriceRow: (row: Row) => boolean): Row[] {
  const joined: Row[] = [];
  let waiting = false;
  for (const [rank, row] of rows.entries()) {
    const distance = (other: Row | undefined): number => {
      if (other === undefined || overlaps(row.runs, other.runs)) return Number.POSITIVE_INFINITY;
      const between = Math.abs(row.y - other.y) / Math.max(...row.runs.map(({ size }) => size));
      return between < BESIDE ? between : Number.POSITIVE_INFINITY;
    };
    const above = joined.at(-1);
    const next = rows[rank + 1];
    const [up, down] = [distance(above), next === undefined || isPriceRow(next) ? Infinity : distance(next)];
    const together = (y: number) => {
      const runs = [...row.runs, ...(above?.runs ?? [])].sort((one, other) => one.x - other.x);
      joined[joined.length - 1] = { y, runs };
    };
    if (waiting && up < Infinity) {
      together(row.y);
      waiting = false;
      continue;
    }
    const isPrice = isPriceRow(row);
    if (isPrice && up < Infinity && !(down < up * NEARER)) {
      together(above?.y ?? row.y);
      waiting = false;
      continue;
    }
    joined.push(row);
    waiting = isPrice;
  }
  return joined;
}
