import type { Query, QueryClient } from '@tanstack/react-query';
import type { Person } from './session.ts';

/** The address of a page, and who opens it. */
interface OpenedBy {
  me: Person;
  pathname: string;
  search: Readonly<Record<string, string>>;
}

/** Starts reading what a page shows first; the reads of hooks that its components call as well. */
export type FirstReads = (cache: QueryClient, opened: OpenedBy) => Promise<void>[];

/** Limit of waiting: what is late is read while its page shows that it is. */
const AT_MOST_MS = 2_000;

const readFirst = new Set<string>();

/** Whether a query was read just now for the page that asks for it first: it is not read again. */
export function isReadFirst({ queryHash }: Pick<Query, 'queryHash'>): boolean {
  return readFirst.has(queryHash);
}

/** Another screen opens: it reads what is shown again, as does the next account. */
export function forgetFirstReads(): void {
  readFirst.clear();
}

/**
 * Waits for what a page shows first, so that it is rendered once: its skeleton is on the screen since before any script
 * (docs/decisions/the-first-page-is-drawn.md). Never rejects: the page reads again what failed, and says so.
 */
export async function awaitFirstReads(
  reads: FirstReads | undefined,
  cache: QueryClient,
  opened: OpenedBy,
): Promise<void> {
  const stop = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'added') readFirst.add(query.queryHash);
  });
  const reading = reads?.(cache, opened) ?? [];
  const late = new Promise((resolve) => setTimeout(resolve, AT_MOST_MS));
  // Some are read of what another one said.
  if (reading.length > 0) await Promise.race([Promise.all(reading), late]);
  stop();
}
