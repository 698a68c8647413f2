import type { Figures } from './drive.ts';

/** What the project asks of each scenario at 10 connections: product / limit, in requests a second. */
const ASKED: Record<string, number> = {
  list: 0.7,
  'project-20k': 0.7,
  'project-2k': 0.7,
  'save-20k': 0.6,
  'save-2k': 0.6,
};
const MOST_P99 = 2;
const MOST_GROWTH = 1.3;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function column(text: string | number, width: number): string {
  return String(text).padStart(width);
}

export function printHeader(size: number): void {
  say(`\n${size} projects`);
  say(
    `${'scenario'.padEnd(12)} conn        req/s product      limit  ratio | p50 prod  limit | p97.5     limit | p99 prod  limit  ratio | failures`,
  );
}

export function printComparison(
  name: string,
  connections: number,
  { product, limit }: { product: Figures; limit: Figures },
): void {
  const ratio = product.perSecond / limit.perSecond;
  const p99Ratio = product.p99 / Math.max(limit.p99, 1);
  const asked = ASKED[name];
  const verdict =
    connections !== 10 || asked === undefined
      ? ''
      : ratio >= asked && p99Ratio <= MOST_P99
        ? '  held'
        : `  MISSED (asked ${asked}, p99 ${MOST_P99})`;
  say(
    [
      name.padEnd(12),
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
      verdict,
    ].join(' '),
  );
}

/** Time of the list at the largest size over its time at the smallest, at 10 connections. */
export function printGrowth(listFigures: ReadonlyMap<number, Figures>): void {
  const sizes = [...listFigures.keys()].sort((a, b) => a - b);
  const [smallest, largest] = [listFigures.get(sizes[0] ?? 0), listFigures.get(sizes.at(-1) ?? 0)];
  if (smallest === undefined || largest === undefined || sizes.length < 2) return;
  const growth = smallest.perSecond / largest.perSecond;
  say(
    `\nlist at ${sizes.at(-1)} projects takes ${growth.toFixed(2)} times its time at ${sizes[0]}${growth <= MOST_GROWTH ? '  held' : `  MISSED (asked ${MOST_GROWTH})`}`,
  );
}
