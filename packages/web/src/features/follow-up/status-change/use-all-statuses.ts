import { allStatuses } from '@ardoise/domain/contract/allowed-statuses.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { projectKey } from '../../../hooks/use-project.ts';

/** What head office may give a project: the targets of its status, or for an administrator every status of its kind. */
export function useAllStatuses(id: string) {
  return useQuery({
    queryKey: [...projectKey(id), 'allstatut'],
    queryFn: ({ signal }) => request(allStatuses, { params: { id }, signal }),
    staleTime: 0,
  });
}
