import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** Number of projects in scope. */
export function useProjectTotal() {
  return useQuery({
    queryKey: ['projects', 'counts', {}],
    queryFn: ({ signal }) => request(countProjects, { query: {}, signal }),
    select: (reply) => reply.reduce((sum, { count }) => sum + count, 0),
  });
}
