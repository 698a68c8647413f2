import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { TYPE_CODES, type TypeCode } from '@ardoise/domain/projects/kinds.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { filterQuery, type ManagedList, type ManagementFilters } from './management-filters.ts';

const sum = (counts: readonly { count: number }[]) => counts.reduce((total, { count }) => total + count, 0);

function countsOf(query: Parameters<typeof filterQuery>[1] | null, list: ManagedList) {
  const { q_statut: _status, ...others } =
    query === null
      ? { q_statut: undefined, q_typeProjet: list.typeProjet ?? undefined }
      : filterQuery(list, query);
  return {
    queryKey: ['projects', 'counts', others],
    queryFn: ({ signal }: { signal: AbortSignal }) => request(countProjects, { query: others, signal }),
    staleTime: 0,
  };
}

/** Number of matches by status; ignoring the status filter itself. */
export function useManagedCounts(list: ManagedList, filters: ManagementFilters) {
  return useQuery({ ...countsOf(filters, list), placeholderData: keepPreviousData });
}

/** Number of projects of each type; undefined while counted. */
export function useTypeTotals(): Partial<Record<TypeCode, number>> {
  const { data } = useQuery({
    queryKey: ['projects', 'counts', 'by type'],
    queryFn: ({ signal }) =>
      Promise.all(
        TYPE_CODES.map(async (code) => {
          const counted = await countsOf(null, { path: '', typeProjet: code }).queryFn({ signal });
          return [code, sum(counted)] as const;
        }),
      ),
    staleTime: 0,
  });
  return Object.fromEntries(data ?? []);
}
