import type { Call, ReplyOf } from '@ardoise/domain/contract/call.ts';
import { home } from '@ardoise/domain/contract/home.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

export type HomeFigures = ReplyOf<typeof home & Call>;

/** Keyed with the lists: moves invalidate them. */
export const homeQuery = queryOptions({
  queryKey: ['projects', 'home'],
  queryFn: ({ signal }) => request(home, { signal }),
  staleTime: 0,
});

/** The figures of the home page. */
export function useHomeFigures() {
  return useQuery(homeQuery);
}
