import type { Carrier } from '@ardoise/domain/catalogue/carrier.ts';
import { readCatalogue } from '@ardoise/domain/contract/catalogue.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

const FRESH_MS = 60 * 60_000;

/** The carriers of head office, for a choice or a link to a parcel; nothing waits for them. */
export function useCarriers(): readonly Carrier[] {
  const { data } = useQuery({
    queryKey: ['carriers'],
    queryFn: async ({ signal }) =>
      (await request(readCatalogue, { params: { list: 'transporteurs' }, signal })) as Carrier[],
    staleTime: FRESH_MS,
  });
  return data ?? [];
}
