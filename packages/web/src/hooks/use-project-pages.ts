import type { QueryOf } from '@ardoise/domain/contract/call.ts';
import { listProjects, type ProjectPage } from '@ardoise/domain/contract/projects.ts';
import type { InfiniteData } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { usePagedQuery } from './use-paged-query.ts';

type ListQuery = Omit<QueryOf<typeof listProjects>, 'limit' | 'after'>;

const withRows = ({ pages }: InfiniteData<ProjectPage>) => ({
  rows: pages.flatMap(({ projets }) => projets),
});

/** An infinite list of projects, paginated; fetched pages stay cached while a project is open. */
export function useProjectPages(query: ListQuery, pageSize: number) {
  return usePagedQuery(
    ['projects', 'list', query],
    async (after, signal) =>
      (await request(listProjects, { query: { ...query, limit: pageSize, after }, signal })) as ProjectPage,
    { select: withRows },
  );
}
export type ProjectPages = ReturnType<typeof useProjectPages>;
