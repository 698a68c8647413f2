import { listFiles } from '@ardoise/domain/contract/files.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** The key is prefixed by the project's: one invalidation refetches both. */
export const filesQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'files'],
    queryFn: ({ signal }) => request(listFiles, { params: { id }, signal }),
    staleTime: 0,
  });

/** The files of a project, newest first. */
export function useProjectFiles(id: string) {
  return useQuery(filesQuery(id));
}
