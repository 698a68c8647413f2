import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../api/request.ts';

/** Maximum on the home page; the dashboard lists all. */
const SHOWN = 5;

/** The first projects that wait for the viewer, by deadline, then the oldest; disabled for a role nothing waits for. */
export function useTurns(role: Role) {
  const query = { q_vue: 'attente', sort: 'attente', dir: 'desc', limit: SHOWN } as const;
  return useQuery({
    queryKey: ['projects', 'turns', query],
    queryFn: async ({ signal }) => (await request(listProjects, { query, signal })) as ProjectPage,
    enabled: waitingFor(role).length > 0,
    staleTime: 0,
  });
}
