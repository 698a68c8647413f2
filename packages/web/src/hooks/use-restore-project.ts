import { restoreProject } from '@ardoise/domain/contract/projects.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** Restores a deleted project, within 30 days. */
export function useRestoreProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(restoreProject, { params: { id } }),
    onSuccess: (_reply, id) => {
      void cache.invalidateQueries({ queryKey: projectKey(id) });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
