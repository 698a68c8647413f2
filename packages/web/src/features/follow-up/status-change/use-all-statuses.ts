import { allStatuses } from '@ardoise/domain/contract/allowed-statuses.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { projectKey } from '../../../hooks/use-project.ts';

/**
 * The statuses that head office may choose: the targets of the present status, or for an administrator every status of
 * the kind.
 */
export function useAllStatuses(id: string) {
  return useQuery({
    queryKey: [...projectKey(id), 'allstatut'],
    queryFn: ({ signal }) => request(allStatuses, { params: { id }, signal }),
    staleTime: 0,
  });
}
