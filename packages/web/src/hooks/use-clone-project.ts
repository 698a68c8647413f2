import { cloneProject } from '@ardoise/domain/contract/clones.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import { request } from '../api/request.ts';

/** A copy in Brouillon, which consumes a quota unit immediately. A refusal is a field of the reply: thrown here. */
export function useCloneProject() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, memeCarte }: { id: string; memeCarte: boolean }) => {
      const reply = await request(cloneProject, { params: { id }, body: memeCarte ? { memeCarte } : {} });
      if ('error' in reply) throw new ApiError({ status: 422, code: 'GARDE', message: reply.error });
      return reply;
    },
    onSuccess: () => {
      void cache.invalidateQueries({ queryKey: ['quota'] });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
