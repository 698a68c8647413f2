import { dcRecord } from '@ardoise/domain/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** The record of an order's delegate, for whoever may call them; changes rarely. */
export function useDcRecord(username: string) {
  return useQuery({
    queryKey: ['dc', username],
    queryFn: ({ signal }) => request(dcRecord, { params: { username }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
