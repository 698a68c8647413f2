import { listProjects, type ProjectPage, type ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import { useQueries } from '@tanstack/react-query';
import { request } from '../../api/request.ts';
import { isTurnOfRole } from '../../components/projects/holder-words.ts';

/** Maximum on the home page; the dashboard lists all. */
const SHOWN = 5;

/** The projects on which this role is expected to act, newest first. */
export function useTurns(role: Role) {
  return useQueries({
    queries: STATUSES.filter((statut) => isTurnOfRole(statut, role)).map((statut) => {
      const query = { q_statut: statut, sort: 't_update', dir: 'desc', limit: SHOWN } as const;
      return {
        queryKey: ['projects', 'turns', query],
        staleTime: 0,
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          (await request(listProjects, { query, signal })) as ProjectPage,
      };
    }),
    combine: (results) => ({
      rows: latest(results.flatMap((result) => result.data?.projets ?? [])),
      pending: results.some((result) => result.isPending),
      error: results.find((result) => result.error)?.error ?? null,
      retry: () => Promise.all(results.map((result) => result.refetch())),
    }),
  });
}

function latest(rows: readonly ProjectRow[]): ProjectRow[] {
  return rows.toSorted((one, other) => other.t_update.localeCompare(one.t_update)).slice(0, SHOWN);
}
