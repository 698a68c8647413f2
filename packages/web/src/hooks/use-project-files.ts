import { listFiles } from '@ardoise/domain/contract/files.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { lastPerson } from '../api/device/last-person.ts';
import { localFilesOf, onLocalFiles, withLocalFiles } from '../api/outbox/local-files.ts';
import { request } from '../api/request.ts';
import { useNetworkState } from './use-network-state.ts';
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
  const local = useSyncExternalStore(onLocalFiles, () => localFilesOf(id));
  const { reached } = useNetworkState();
  useEffect(() => {
    const username = lastPerson();
    if (reached || data === undefined || username === null) return;
    const ids = data.map((file) => file.id);
    // Where the bytes cannot be read, their names are shown.
    import('../api/outbox/local-pictures.ts')
      .then(({ showKeptPictures }) => showKeptPictures(username, id, ids))
      .catch(() => undefined);
  }, [id, data, reached]);
  const files = useMemo(() => withLocalFiles(data, local, reached), [data, local, reached]);
  return { ...query, data: files };
}
