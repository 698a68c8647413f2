import { type Project, readProject } from '@ardoise/domain/contract/projects.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../api/signatures-by-address.ts';

/** Cache key of a project's reply, which mutations update. */
export function projectKey(id: string) {
  return ['project', id] as const;
}

/** A working day: an order that was opened opens again without a network. */
export const KEPT_FOR_THE_DAY_MS = 12 * 60 * 60_000;

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: projectKey(id),
    queryFn: async ({ signal, client }): Promise<Project> => {
      const read = await request(readProject, { params: { id }, query: SIGNATURES_BY_ADDRESS, signal });
      // Race: a save may have returned a newer version during this fetch.
      const present = client.getQueryData<Project>(projectKey(id));
      return present !== undefined && present.version > read.version ? present : read;
    },
    // Changed by others as well: refetched each time it is opened.
    staleTime: 0,
  });

/** One project, with the viewer's permissions. */
export function useProject(
  id: string,
  { enabled = true, gcTime }: { enabled?: boolean; gcTime?: number } = {},
) {
  return useQuery({ ...projectQuery(id), enabled, ...(gcTime !== undefined && { gcTime }) });
}
