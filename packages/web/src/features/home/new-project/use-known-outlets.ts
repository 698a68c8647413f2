import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { type KnownOutlet, knownOutlets } from './known-outlets.ts';

/** As many projects as one page of a list holds. */
const LOOKED_AT = 100;

/** The outlets that this dc ordered for last; none while it is not known which dc, nor while they are being read. */
export function useKnownOutlets(dc: string): readonly KnownOutlet[] {
  const query = { q_dc: dc, sort: 't_creation', dir: 'desc', limit: LOOKED_AT } as const;
  const { data } = useQuery({
    queryKey: ['projects', 'outlets', query],
    queryFn: async ({ signal }) => {
      const { projets } = (await request(listProjects, { query, signal })) as ProjectPage;
      return knownOutlets(projets);
    },
    enabled: dc !== '',
  });
  return data ?? [];
}
