import { listLinks } from '@ardoise/domain/contract/files.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** Prefixed by the project's key: one invalidation refetches both. */
export function projectLinksKey(id: string) {
  return [...projectKey(id), 'liens'] as const;
}

/** The links that were mailed for a project, newest first. */
export function useProjectLinks(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: projectLinksKey(id),
    queryFn: ({ signal }) => request(listLinks, { params: { id }, signal }),
    enabled,
  });
}
