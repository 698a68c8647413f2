import { writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { type Figures, middle } from './drive.ts';
import { median } from './median.ts';
import type { Updates } from './table-updates.ts';

/** Required ratio product / limit per scenario at 10 connections, in requests per second. */
const ASKED: Record<string, number> = {
  list: 0.85,
  'project-20k': 0.85,
  'project-2k': 0.75,
  'project-signed': 0.75,
  'save-20k': 0.6,
  'save-2k': 0.65,
  'save-part': 0.6,
  'status-change': 0.35,
};
/** Lower targets for a larger database. */
const ASKED_AT: Record<string, Record<number, number>> = { 'status-change': { 1000000: 0.3 } };
/** Required ratio product / ceiling, of orders with their signatures. */
const ASKED_OF_CEILING = 0.6;
/** Minimum share of a save's updates that write no index (heap-only tuples). */
const ASKED_HEAP_ONLY: Record<string, number> = { 'save-part': 0.8 };
/** Maximum ratio of p99 to the reference's, where both sides do the same. */
const MOST_P99 = 2;
const COMPARED_IN_TIME = ['list', 'project-20k', 'project-2k', 'project-signed', 'save-20k', 'save-2k'];
/** Maximum p95 in milliseconds at 10 connections, for scenarios without a reference. */
const ASKED_P95: Record<string, number> = {
  'counts-siege': 20,
  'search-dc': 50,
  'search-siege': 150,
  'quotas-page': 100,
  'list-combined': 50,
};
/** Maximum ratio to the plain list of the same run. */
const ASKED_OF_LIST: Record<string, number> = { 'list-sorts': 2 };
/** Maximum ratio of the time at the largest size to that at the smallest, at 10 connections. */
const ASKED_GROWTH: Record<string, number> = { list: 1.3, 'counts-dc': 2 };

/** Number of connections at which growth is evaluated. */
export const JUDGED_CONNECTIONS = 10;

const said: string[] = [];

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
  said.push(line);
}

/** Writes what was said so far to a file. */
export async function writeReport(file: string): Promise<void> {
  await writeFile(file, `${said.join('\n').trim()}\n`);
}

function column(text: string | number, width: number): string {
  return String(text).padStart(width);
}

/** What a report must name, since machines are shared: only ratios of one run count. */
export function printMachine(rounds: number, seconds: number): void {
  const load = loadavg().map((value) => value.toFixed(2));
  const day = new Date().toISOString().slice(0, 10);
  say(
    `${day}, ${availableParallelism()} cores (${cpus()[0]?.model ?? ''}), Node ${process.versions.node}, load at the start ${load.join(' ')}`,
  );
  say(`Medians of ${rounds} rounds of ${seconds} s, each side in turn.`);
}

export function printLoad(): void {
  say(
    `\nLoad at the end ${loadavg()
      .map((value) => value.toFixed(2))
      .join(' ')}`,
  );
}

export function printHeader(size: number): void {
  say(`\n${size} projects`);
  say(
    `${'scenario'.padEnd(15)} conn  req/s product   limit  ratio | p50 prod  limit | p97.5  limit | p99 prod  limit  ratio | processor ms a request: server+postgres, limit | failures`,
  );
}

function verdictOf(name: string, size: number, connections: number, ratio: number, p99Ratio: number): string {
  const asked = ASKED_AT[name]?.[size] ?? ASKED[name];
  if (connections !== JUDGED_CONNECTIONS || asked === undefined) return '';
  const inTime = !COMPARED_IN_TIME.includes(name) || p99Ratio <= MOST_P99;
  const terms = COMPARED_IN_TIME.includes(name) ? `${asked}, p99 ${MOST_P99}` : `${asked}`;
  return ratio >= asked && inTime ? `  held (asked ${terms})` : `  MISSED (asked ${terms})`;
}

function costOf({ serverMs, postgresMs }: Figures): string {
  return `${serverMs.toFixed(2)}+${postgresMs.toFixed(2)}`;
}

/** The runs of each side of a scenario, round by round. */
export interface Rounds {
  product: Figures[];
  limit: Figures[];
  ceiling: Figures[];
}

/** Median of the rounds' own ratios: whatever else the machine does changes between rounds more than within one. */
function ratioOf(product: readonly Figures[], other: readonly Figures[], key: 'perSecond' | 'p99'): number {
  return median(product.map((figures, round) => figures[key] / Math.max(other[round]?.[key] ?? 0, 1)));
}

export function printComparison(name: string, size: number, connections: number, rounds: Rounds): void {
  const [product, limit] = [middle(rounds.product), middle(rounds.limit)];
  const ratio = ratioOf(rounds.product, rounds.limit, 'perSecond');
  const p99Ratio = ratioOf(rounds.product, rounds.limit, 'p99');
  say(
    [
      name.padEnd(15),
      column(connections, 4),
      column(product.perSecond.toFixed(0), 14),
      column(limit.perSecond.toFixed(0), 7),
      column(ratio.toFixed(2), 6),
      '|',
      column(product.p50.toFixed(1), 8),
      column(limit.p50.toFixed(1), 6),
      '|',
      column(product.p97.toFixed(1), 5),
      column(limit.p97.toFixed(1), 6),
      '|',
      column(product.p99.toFixed(1), 8),
      column(limit.p99.toFixed(1), 6),
      column(p99Ratio.toFixed(2), 6),
      '|',
      column(costOf(product), 10),
      column(costOf(limit), 10),
      '|',
      column(`${product.failures}/${limit.failures}`, 8),
      verdictOf(name, size, connections, ratio, p99Ratio),
    ].join(' '),
  );
}

/** The product and the reference beside the least that can do the same durable work. */
export function printCeiling(name: string, connections: number, rounds: Rounds): void {
  const ceiling = middle(rounds.ceiling);
  const ratio = ratioOf(rounds.product, rounds.ceiling, 'perSecond');
  const ofLimit = ratioOf(rounds.ceiling, rounds.limit, 'perSecond');
  const judged = connections === JUDGED_CONNECTIONS;
  const verdict = `  ${ratio >= ASKED_OF_CEILING ? 'held' : 'MISSED'} (asked ${ASKED_OF_CEILING})`;
  say(
    `${name.padEnd(15)} ${column(connections, 4)}  ceiling ${ceiling.perSecond.toFixed(0)} a second (${costOf(ceiling)} ms), ${ofLimit.toFixed(2)} of the limit; ${name} on real orders / honest ceiling ${ratio.toFixed(2)}${judged ? verdict : ''}${ceiling.failures > 0 ? `  ceiling's failures ${ceiling.failures}` : ''}`,
  );
}

/** The share of heap-only updates between two readings; nothing where none was updated. */
export function printHeapOnly(name: string, before: Updates, after: Updates): void {
  const all = after.all - before.all;
  if (all === 0) return;
  const share = (after.heapOnly - before.heapOnly) / all;
  const asked = ASKED_HEAP_ONLY[name];
  const verdict = asked === undefined ? '' : `  ${share >= asked ? 'held' : 'MISSED'} (asked ${asked})`;
  say(`${name.padEnd(15)} heap-only updates ${share.toFixed(2)} of ${all}${verdict}`);
}

/** Statements of a scenario that PostgreSQL plans again at each call. */
export function printPlannedAnew(
  name: string,
  statements: readonly { statement: string; times: number }[],
): void {
  for (const { statement, times } of statements)
    say(
      `${name}: planned ${times} times  MISSED (asked 5 a connection): ${statement.replace(/\s+/g, ' ').slice(0, 160)}`,
    );
}

/** A scenario without a reference. */
export function printFigures(name: string, connections: number, product: Figures): void {
  const asked = ASKED_P95[name];
  const verdict =
    connections !== JUDGED_CONNECTIONS || asked === undefined
      ? ''
      : product.p95 < asked
        ? '  held'
        : `  MISSED (asked p95 under ${asked} ms)`;
  say(
    [
      name.padEnd(15),
      column(connections, 4),
      column(product.perSecond.toFixed(0), 14),
      ' '.repeat(14),
      `p50 ${product.p50.toFixed(1)}  p95 ${product.p95.toFixed(1)}  p99 ${product.p99.toFixed(1)} ms, ${costOf(product)} ms of processor, failures ${product.failures}`,
      verdict,
    ].join(' '),
  );
}

/** Ratio of a sorted list to the plain one of the same size. */
export function printBesidePlainList(figures: ReadonlyMap<string, ReadonlyMap<number, Figures>>): void {
  for (const [name, asked] of Object.entries(ASKED_OF_LIST)) {
    for (const [size, { perSecond }] of figures.get(name) ?? []) {
      const plain = figures.get('list')?.get(size);
      if (plain === undefined) continue;
      const times = plain.perSecond / perSecond;
      say(
        `\n${name} at ${size} projects takes ${times.toFixed(2)} times the plain list${times <= asked ? '  held' : `  MISSED (asked ${asked})`}`,
      );
    }
  }
}

/** Ratio of each scenario at the largest size to the smallest. */
export function printGrowth(figures: ReadonlyMap<string, ReadonlyMap<number, Figures>>): void {
  for (const [name, bySize] of figures) {
    const asked = ASKED_GROWTH[name];
    const sizes = [...bySize.keys()].sort((a, b) => a - b);
    const [smallest, largest] = [bySize.get(sizes[0] ?? 0), bySize.get(sizes.at(-1) ?? 0)];
    if (smallest === undefined || largest === undefined || sizes.length < 2) continue;
    const growth = smallest.perSecond / largest.perSecond;
    const verdict = asked === undefined ? '' : growth <= asked ? '  held' : `  MISSED (asked ${asked})`;
    say(
      `\n${name} at ${sizes.at(-1)} projects takes ${growth.toFixed(2)} times its time at ${sizes[0]}${verdict}`,
    );
  }
}
