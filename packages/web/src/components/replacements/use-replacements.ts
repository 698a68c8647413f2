import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import {
  createReplacement,
  endReplacement,
  listReplacements,
  replaceablePeople,
} from '@ardoise/domain/contract/replacements.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

const KEY = ['replacements'];

export function useReplacements() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(listReplacements, { signal }),
    staleTime: 0,
  });
}

/** Who can be replaced, and by whom; fetched when the form opens. */
export function useReplaceablePeople() {
  return useQuery({
    queryKey: [...KEY, 'people'],
    queryFn: ({ signal }) => request(replaceablePeople, { signal }),
    staleTime: 0,
  });
}

export type People = NonNullable<ReturnType<typeof useReplaceablePeople>['data']>;

export type NewReplacement = BodyOf<typeof createReplacement>;

/** Creates or ends one; then refetches the list. */
export function useReplacementChanges() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY, exact: true });
  return {
    arrange: async (body: NewReplacement) => {
      await request(createReplacement, { body });
      await refresh();
    },
    end: async (id: number) => {
      await request(endReplacement, { params: { id: String(id) } });
      await refresh();
    },
  };
}
