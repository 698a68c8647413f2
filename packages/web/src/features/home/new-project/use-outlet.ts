import { type FoundOutlet, lookUpOutlet } from '@ardoise/domain/contract/outlets.ts';
import { useQuery } from '@tanstack/react-query';
import { isNotFound, messageOf } from '../../../api/api-error.ts';
import { request } from '../../../api/request.ts';

/** State of the lookup of an outlet. */
export type OutletState =
  | { step: 'typing' | 'asking' }
  | { step: 'blank' | 'unknown' | 'unreachable'; message: string }
  | { step: 'found'; record: FoundOutlet };

/** The outlet of this number, on request; `again` retries after a failure. */
export function useOutlet(nOutlet: string, asked: boolean): { outlet: OutletState; again: () => void } {
  const query = useQuery({
    queryKey: ['outlet', nOutlet],
    queryFn: ({ signal }) => request(lookUpOutlet, { params: { outlet: nOutlet }, signal }),
    enabled: asked,
  });
  const again = () => void query.refetch();
  return { outlet: asked ? stateOf(query) : { step: 'typing' }, again };
}

function stateOf(query: ReturnType<typeof useQuery<FoundOutlet>>): OutletState {
  if (query.data !== undefined) return { step: 'found', record: query.data };
  if (query.error === null || query.isFetching) return { step: 'asking' };
  const step = isNotFound(query.error) ? 'unknown' : 'unreachable';
  return { step, message: messageOf(query.error) };
}
