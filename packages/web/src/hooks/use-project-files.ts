import { listFiles } from '@ardoise/domain/contract/files.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { onLocalFiles, withLocalFiles } from '../api/outbox/local-files.ts';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** The key is prefixed by the project's: one invalidation refetches both. */
export const filesQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'files'],
    queryFn: ({ signal }) => request(listFiles, { params: { id }, signal }),
    staleTime: 0,
  });

/** The files of a project, newest first, with those that wait on this device (specification/offline.md#outbox). */
export function useProjectFiles(id: string) {
  const { data, ...query } = useQuery(filesQuery(id));
  const withLocal = useSyncExternalStore(onLocalFiles, withLocalFiles, withLocalFiles);
  return { ...query, data: useMemo(() => withLocal(id, data), [withLocal, id, data]) };
}
