import { type FoundOutlet, lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { useQuery } from '@tanstack/react-query';
import { isNotFound, messageOf, NetworkError } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';

/** State of the lookup of an outlet. */
export type OutletState =
  | { phase: 'typing' | 'asking' }
  | { phase: 'blank' | 'unknown' | 'unreachable'; message: string }
  /** Without a network: the number is checked once there is one. */
  | { phase: 'unchecked' }
  | { phase: 'found'; record: FoundOutlet };

/** The outlet of this number, on request; `again` retries after a failure. `offline`: without a network it is not needed. */
export function useOutlet(
  nOutlet: string,
  { asked, offline }: { asked: boolean; offline: boolean },
): { outlet: OutletState; again: () => void } {
  const query = useQuery({
    queryKey: ['outlet', nOutlet],
    queryFn: ({ signal }) => request(lookUpOutlet, { params: { outlet: nOutlet }, signal }),
    enabled: asked,
  });
  const again = () => void query.refetch();
  return { outlet: asked ? stateOf(query, offline) : { phase: 'typing' }, again };
}

function stateOf(query: ReturnType<typeof useQuery<FoundOutlet>>, offline: boolean): OutletState {
  if (query.data !== undefined) return { phase: 'found', record: query.data };
  if (query.error === null || query.isFetching) return { phase: 'asking' };
  if (offline && query.error instanceof NetworkError) return { phase: 'unchecked' };
  const phase = isNotFound(query.error) ? 'unknown' : 'unreachable';
  return { phase, message: messageOf(query.error) };
}
