import { listAccounts } from '@ardoise/domain/contract/accounts.ts';
import { createApiKey, listApiKeys, revokeApiKey } from '@ardoise/domain/contract/api-keys.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';

export type { ListedApiKey } from '@ardoise/domain/contract/api-keys.ts';

const KEY = ['content', 'cles-api'];

export function useApiKeys({ enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(listApiKeys, { signal }),
    enabled,
    staleTime: 0,
  });
}

/** Makes and revokes keys; then refetches the list. */
export function useKeyChanges() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  return {
    create: async (body: BodyOf<typeof createApiKey>) => {
      const made = await request(createApiKey, { body });
      void refresh();
      return made;
    },
    revoke: async (id: number) => {
      await request(revokeApiKey, { params: { cle: String(id) } });
      await refresh();
    },
  };
}

/** Open accounts that fit what is typed, for its suggestions. */
export function useSuggestedAccounts(typed: string) {
  return useQuery({
    queryKey: ['content', 'comptes', 'suggested', typed],
    queryFn: async ({ signal }) => {
      const { comptes } = await request(listAccounts, {
        query: { q: typed, tri: 'nom', sens: 'asc' },
        signal,
      });
      return comptes.filter(({ role, etat }) => role !== 'client' && etat !== 'desactive');
    },
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
}
