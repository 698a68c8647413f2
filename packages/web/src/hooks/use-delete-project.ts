import { deleteProject } from '@ardoise/domain/contract/projects.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** Soft-deletes a project; head office can restore it for 30 days. */
export function useDeleteProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(deleteProject, { params: { id } }),
    onSuccess: (_reply, id) => {
      cache.removeQueries({ queryKey: projectKey(id) });
      void cache.invalidateQueries({ queryKey: ['quota'] });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
