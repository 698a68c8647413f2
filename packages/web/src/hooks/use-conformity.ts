import { readConformity } from '@ardoise/domain/contract/conformity.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { legalTextsKey } from '../api/session.ts';
import { usePageInUse } from './first-use.ts';

/** The words of the link to the accessibility statement: with its state once it is published. */
export function useConformityWords(): string {
  // Not among the calls of a first load.
  const { data } = useQuery({
    queryKey: [...legalTextsKey, 'conformity'],
    queryFn: ({ signal }) => request(readConformity, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled: usePageInUse(),
  });
  return data?.etat ? `Accessibilité\u00a0: ${data.etat}` : 'Accessibilité';
}
