import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

interface Asked {
  recherche?: string;
  /** False disables the query. */
  enabled?: boolean;
}

/** Number of projects to print, and to deliver, in that order. */
export function usePrintCounts({ recherche = '', enabled = true }: Asked = {}) {
  const query = { q_vue: 'impression' as const, q_recherche: recherche || undefined };
  return useQuery({
    queryKey: ['projects', 'counts', query],
    queryFn: ({ signal }) => request(countProjects, { query, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled,
    select: (reply) =>
      PRINT_STATUSES.map((statut) => ({
        statut,
        count: reply.find((row) => row._id === statut)?.count ?? 0,
      })),
  });
}
