import { endOtherSessions, endOwnSession, listOwnSessions } from '@ardoise/domain/contract/sessions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

const KEY = ['own-sessions'];

export function useOwnSessions() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request(listOwnSessions, { signal }),
    staleTime: 0,
  });
}

/** Ends one session, or all the others; then refetches the list. */
export function useSessionEnds() {
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: KEY });
  return {
    endOne: async (id: number) => {
      await request(endOwnSession, { params: { session: String(id) } });
      await refresh();
    },
    endOthers: async () => {
      await request(endOtherSessions);
      await refresh();
    },
  };
}
