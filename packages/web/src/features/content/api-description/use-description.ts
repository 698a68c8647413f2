import { openApi } from '@ardoise/domain/contract/open-api.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { type Description, describedCalls } from './described-calls.ts';

/** The calls that a key may make, from the product's own description. */
export function useDescription() {
  return useQuery({
    queryKey: ['open-api'],
    queryFn: async ({ signal }) =>
      describedCalls((await request(openApi, { signal })) as unknown as Description),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
