import { undoClone } from '@ardoise/domain/contract/clones.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { projectKey } from './use-project.ts';

/** Duration in which a clone can be undone (specification/roles-and-scope.md#create-and-clone). */
export const UNDO_CLONE_MS = 10 * 60_000;

export const CLONE_UNDONE = 'Le clonage est annulé.';

/** Undoes a clone within 10 minutes; releases its unit. */
export function useUndoClone() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request(undoClone, { params: { id }, body: undefined }),
    onSuccess: (_reply, id) => {
      cache.removeQueries({ queryKey: projectKey(id) });
      void cache.invalidateQueries({ queryKey: ['quota'] });
      void cache.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
