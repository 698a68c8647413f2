import { type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Where a project's reply is cached; what changes a project writes its reply there. */
export function projectKey(id: string) {
  return ['project', id] as const;
}

/** One project, with what the person signed in may do with it. */
export function useProject(id: string, { enabled = true }: { enabled?: boolean } = {}) {
  return useQuery({
    queryKey: projectKey(id),
    queryFn: async ({ signal, client }) => {
      const read = await request(readProject, { params: { id }, signal });
      // A save may have been answered while this was on its way.
      const present = client.getQueryData<Project>(projectKey(id));
      return present !== undefined && present.version > read.version ? present : read;
    },
    enabled,
    // Others act on it too: it is read again each time it is opened.
    staleTime: 0,
  });
}
