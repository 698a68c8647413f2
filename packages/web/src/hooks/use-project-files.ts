import { listFiles } from '@ardoise/domain/contract/files.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** The files of a project, newest first. The key is prefixed by the project's: one invalidation refetches both. */
export function useProjectFiles(id: string) {
  return useQuery({
    queryKey: [...projectKey(id), 'files'],
    queryFn: ({ signal }) => request(listFiles, { params: { id }, signal }),
    staleTime: 0,
  });
}
