import { type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Cache key of a project's reply, which mutations update. */
export function projectKey(id: string) {
  return ['project', id] as const;
}

/** One project, with the viewer's permissions. */
export function useProject(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: projectKey(id),
    queryFn: async ({ signal, client }) => {
      const read = await request(readProject, { params: { id }, signal });
      // Race: a save may have returned a newer version during this fetch.
      const present = client.getQueryData<Project>(projectKey(id));
      return present !== undefined && present.version > read.version ? present : read;
    },
    enabled,
    // Changed by others as well: refetched each time it is opened.
    staleTime: 0,
  });
}
