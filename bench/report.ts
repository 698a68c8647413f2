import type { Figures } from './drive.ts';

/** Required ratio product / limit per scenario at 10 connections, in requests per second. */
const ASKED: Record<string, number> = {
  list: 0.7,
  'project-20k': 0.7,
  'project-2k': 0.7,
  'save-20k': 0.6,
  'save-2k': 0.6,
  'status-change': 0.5,
};
/** Maximum ratio of p99 to the reference's, where both sides do the same. */
const MOST_P99 = 2;
const COMPARED_IN_TIME = ['list', 'project-20k', 'project-2k', 'save-20k', 'save-2k'];
/** Maximum p95 in milliseconds at 10 connections, for scenarios without a reference. */
const ASKED_P95: Record<string, number> = {
  'counts-siege': 20,
  'search-dc': 50,
  'search-siege': 150,
  'quotas-page': 100,
  'list-sorts-smhf': 50,
  'list-combined': 50,
};
/** Maximum ratio to the plain list of the same run. */
const ASKED_OF_LIST: Record<string, number> = { 'list-sorts': 2, 'list-sorts-smhf': 2 };
/** Maximum ratio of the time at the largest size to that at the smallest, at 10 connections. */
const ASKED_GROWTH: Record<string, number> = { list: 1.3, 'counts-dc': 2 };

/** Number of connections at which growth is evaluated. */
export const JUDGED_CONNECTIONS = 10;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function column(text: string | number, width: number): string {
  return String(text).padStart(width);
}

export function printHeader(size: number): void {
  say(`\n${size} projects`);
  say(
    `${'scenario'.padEnd(13)} conn        req/s product      limit  ratio | p50 prod  limit | p97.5     limit | p99 prod  limit  ratio | failures`,
  );
}

function verdictOf(name: string, connections: number, ratio: number, p99Ratio: number): string {
  const asked = ASKED[name];
  if (connections !== JUDGED_CONNECTIONS || asked === undefined) return '';
  const inTime = !COMPARED_IN_TIME.includes(name) || p99Ratio <= MOST_P99;
  const terms = COMPARED_IN_TIME.includes(name) ? `${asked}, p99 ${MOST_P99}` : `${asked}`;
  return ratio >= asked && inTime ? '  held' : `  MISSED (asked ${terms})`;
}

export function printComparison(
  name: string,
  connections: number,
  { product, limit }: { product: Figures; limit: Figures },
): void {
  const ratio = product.perSecond / limit.perSecond;
  const p99Ratio = product.p99 / Math.max(limit.p99, 1);
  say(
    [
      name.padEnd(13),
      column(connections, 4),
      column(product.perSecond.toFixed(0), 20),
      column(limit.perSecond.toFixed(0), 10),
      column(ratio.toFixed(2), 6),
      '|',
      column(product.p50.toFixed(1), 8),
      column(limit.p50.toFixed(1), 6),
      '|',
      column(product.p97.toFixed(1), 5),
      column(limit.p97.toFixed(1), 9),
      '|',
      column(product.p99.toFixed(1), 8),
      column(limit.p99.toFixed(1), 6),
      column(p99Ratio.toFixed(2), 6),
      '|',
      column(`${product.failures}/${limit.failures}`, 8),
      verdictOf(name, connections, ratio, p99Ratio),
    ].join(' '),
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
      name.padEnd(13),
      column(connections, 4),
      column(product.perSecond.toFixed(0), 20),
      ' '.repeat(18),
      `p50 ${product.p50.toFixed(1)}  p95 ${product.p95.toFixed(1)}  p99 ${product.p99.toFixed(1)} ms, failures ${product.failures}`,
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
