import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { home } from '@ardoise/domain/contract/home.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type HomeFigures = ReplyOf<typeof home & Call>;

/** The figures of the home page. Keyed with the lists: moves invalidate them. */
export function useHomeFigures() {
  return useQuery({
    queryKey: ['projects', 'home'],
    queryFn: ({ signal }) => request(home, { signal }),
    staleTime: 0,
  });
}
