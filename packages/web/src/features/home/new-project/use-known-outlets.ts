import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../../api/request.ts';
import { type KnownOutlet, knownOutlets } from './known-outlets.ts';

/** One page of a list. */
const LOOKED_AT = 100;

/** The outlets of this dc's last orders; empty without a dc, or while loading. */
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
