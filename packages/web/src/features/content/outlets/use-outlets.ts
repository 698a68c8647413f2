import type { BodyOf, ParamsOf } from '@ardoise/domain/contract/call.ts';
import { listContentChanges, undoContentChange } from '@ardoise/domain/contract/content-log.ts';
import * as calls from '@ardoise/domain/contract/outlet-contents.ts';
import * as salesforce from '@ardoise/domain/contract/salesforce.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { usePagedQuery } from '../../../hooks/use-paged-query.ts';
import type { OutletFilters } from './outlet-filters.ts';

export type { ListedOutlet, OutletContent } from '@ardoise/domain/contract/outlet-contents.ts';
export type { OutletSources, SalesforceState } from '@ardoise/domain/contract/salesforce.ts';

const KEY = ['content', 'points-de-vente'];
/** Exchanges are in no log: the state is polled, quicker while all is read. */
const POLL_MS = { usual: 30_000, reading: 2_000 };

/** State of Salesforce and of the table. */
export function useOutletSources() {
  return useQuery({
    queryKey: [...KEY, 'sources'],
    queryFn: ({ signal }) => request(salesforce.readOutletSources, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.salesforce?.relecture?.etat === 'en cours' ? POLL_MS.reading : POLL_MS.usual,
  });
}

/** Outlets with these filters, 50 per page. */
export function useOutlets({ q, medaille, anciennes }: OutletFilters) {
  return usePagedQuery([...KEY, 'list', q, medaille, anciennes], (after, signal) => {
    const query = {
      q: q || undefined,
      medaille: medaille || undefined,
      anciennes: anciennes || undefined,
      after,
    };
    return request(calls.listOutlets, { query, signal });
  });
}

/** One outlet, with what depends on it. */
export function useOutletContent(outlet: string) {
  return useQuery({
    queryKey: [...KEY, 'outlet', outlet],
    queryFn: ({ signal }) => request(calls.readOutlet, { params: { outlet }, signal }),
    staleTime: 0,
  });
}

/** Writes an outlet, or queries Salesforce; then invalidates queries that show outlets. */
export function useOutletChanges() {
  const cache = useQueryClient();
  const refreshed = async <Result>(work: Promise<Result>): Promise<Result> => {
    const result = await work;
    await cache.invalidateQueries({ queryKey: KEY });
    return result;
  };
  return {
    create: (body: BodyOf<typeof calls.createOutlet>) => refreshed(request(calls.createOutlet, { body })),
    correct: (params: ParamsOf<typeof calls.correctOutlet>, body: BodyOf<typeof calls.correctOutlet>) =>
      refreshed(request(calls.correctOutlet, { params, body })),
    /** Takes the last change of an outlet back. */
    undo: async (entree: string) => {
      const query = { zone: 'points-de-vente' as const, entree };
      const [last] = (await request(listContentChanges, { query })).changements;
      if (last) await refreshed(request(undoContentChange, { params: { id: last.id } }));
    },
    test: (nOutlet: string) => refreshed(request(salesforce.trySalesforce, { body: { nOutlet } })),
    reread: () => refreshed(request(salesforce.rereadSalesforce, {})),
  };
}
