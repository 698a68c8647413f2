import type { CatalogueList } from '@ardoise/domain/catalogue/catalogue-lists.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NetworkError } from '../../../api/api-error.ts';
import { catalogueKey, catalogueQuery } from './catalogue-query.ts';
import { deviceLists } from './device-lists.ts';

/** Between two rounds while a list is missing and the browser does not say that the network is back. */
const AGAIN_MS = 20_000;
/** The first step is on screen by then, on a device that never says that it is idle. */
const SETTLED_MS = 1_500;

interface Keeping {
  lists: readonly CatalogueList[];
  /** What the device kept of a list by an earlier visit. */
  kept: (list: CatalogueList) => Promise<unknown[] | undefined>;
  /** Reads a list from the server into the cache, unless it is fresh; a failure stays in the cache. */
  load: (list: CatalogueList) => Promise<void>;
}

/** Lists kept by an earlier visit are there at once, and old enough to be asked about as soon as the server can be reached. */
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

/** One list after the other; where the server is not reached, the others would fail alike. Returns whether all were read. */
async function loadMissing(cache: QueryClient, { lists, load }: Keeping): Promise<boolean> {
  for (const list of lists) {
    await load(list);
    if (cache.getQueryState(catalogueKey(list))?.error instanceof NetworkError) return false;
  }
  return lists.every((list) => isRead(cache, list));
}

/** Has every list in the cache sooner or later: kept copies at once, then the server's, tried again until all are read. */
export async function keepLists(
  cache: QueryClient,
  keeping: Keeping,
  /** Resolves when it is time for the next round, or to end (`signal`). */
  pause: (round: number) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  await showKept(cache, keeping);
  for (let round = 0; ; round += 1) {
    await pause(round);
    if (signal.aborted || (await loadMissing(cache, keeping))) return;
  }
}

/** Once the screen has settled; later when the network is back, or after a while. */
function pauseUntil(signal: AbortSignal): (round: number) => Promise<void> {
  return (round) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve(), { once: true });
      if (round > 0) {
        window.addEventListener('online', () => resolve(), { once: true, signal });
        setTimeout(resolve, AGAIN_MS);
      } else if ('requestIdleCallback' in window)
        requestIdleCallback(() => resolve(), { timeout: SETTLED_MS });
      else setTimeout(resolve, SETTLED_MS);
    });
}

/** The lists that a wizard will need, fetched while its first steps are filled. */
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
