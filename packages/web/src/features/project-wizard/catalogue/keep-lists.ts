import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NetworkError } from '../../../api/api-error.ts';
import { pageInUse } from '../../../hooks/first-use.ts';
import { catalogueKey, catalogueQuery } from './catalogue-query.ts';
import { deviceLists } from './device-lists.ts';

/** Retry interval while a list is missing without an `online` event. */
const AGAIN_MS = 20_000;

interface Keeping {
  lists: readonly CatalogueList[];
  /** The device's cached list. */
  kept: (list: CatalogueList) => Promise<unknown[] | undefined>;
  /** Fetches a list from the server into the cache, unless it is fresh; a failure stays in the cache. */
  load: (list: CatalogueList) => Promise<void>;
}

/** Puts the device's lists into the cache, marked stale so that they are revalidated. */
async function showKept(cache: QueryClient, { lists, kept }: Keeping): Promise<void> {
  const copies = await Promise.all(lists.map(async (list) => [list, await kept(list)] as const));
  for (const [list, items] of copies) {
    if (items !== undefined && cache.getQueryData(catalogueKey(list)) === undefined)
      cache.setQueryData(catalogueKey(list), items, { updatedAt: 0 });
  }
}

const isRead = (cache: QueryClient, list: CatalogueList) => {
  const state = cache.getQueryState(catalogueKey(list));
  return state !== undefined && state.dataUpdatedAt > 0 && state.error === null;
};

/** Sequentially; stops when the server is unreachable, as the others would fail alike. Returns whether all were fetched. */
async function loadMissing(cache: QueryClient, { lists, load }: Keeping): Promise<boolean> {
  for (const list of lists) {
    await load(list);
    if (cache.getQueryState(catalogueKey(list))?.error instanceof NetworkError) return false;
  }
  return lists.every((list) => isRead(cache, list));
}

/** Fills the cache with every list: the device's copies first, then the server's, retried until all are fetched. */
export async function keepLists(
  cache: QueryClient,
  keeping: Keeping,
  /** Resolves when the next round is due, or aborted (`signal`). */
  pause: (round: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await showKept(cache, keeping);
  for (let round = 0; ; round += 1) {
    await pause(round);
    if (signal.aborted || (await loadMissing(cache, keeping))) return;
  }
}

/** After the first load; later on the `online` event, or after an interval. */
function pauseUntil(signal: AbortSignal): (round: number) => Promise<void> {
  return (round) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (round > 0) {
        window.addEventListener('online', () => resolve(), { once: true, signal });
        setTimeout(resolve, AGAIN_MS);
      } else void pageInUse().then(resolve);
    });
}

/** Prefetches the lists of a wizard while its first steps are filled. */
export function useKeptLists(lists: readonly CatalogueList[]): void {
  const cache = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    const keeping: Keeping = {
      lists,
      kept: async (list) => (await deviceLists.read(list).catch(() => undefined))?.items,
      load: (list) => cache.prefetchQuery(catalogueQuery(list, 'low')),
    };
    void keepLists(cache, keeping, pauseUntil(leaving.signal), leaving.signal);
    return () => leaving.abort();
  }, [cache, lists]);
}
