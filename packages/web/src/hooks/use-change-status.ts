import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import { changeStatus, type Project } from '@ardoise/domain/contract/projects.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Target } from '@ardoise/domain/projects/statuses.ts';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../api/request.ts';
import { SIGNATURES_BY_ADDRESS } from '../api/signatures-by-address.ts';
import { projectKey } from './use-project.ts';
import { proofsKey } from './use-proofs.ts';

export interface StatusChange {
  target: Target;
  comment: string;
  /** Why the order goes back to its agency; empty for any other move. */
  causes?: readonly ReturnCause[];
  /** Ids of files of type `statut`, uploaded for this change. */
  fichiers: string[];
  /** Username, where the target requires a printer. */
  imprimeur?: string | null | undefined;
  /** The day that is promised with the choice of a printer. */
  promesse?: string;
  /** What is noted with a delivery. */
  livraison?: BodyOf<typeof changeStatus>['livraison'];
  /** An administrator's move to any status; by default with notification mails. */
  forced?: { silent: boolean } | undefined;
}

/** Caches a moved project, and invalidates what its move changes. */
export function keepMoved(cache: QueryClient, moved: Project): void {
  const id = moved._id.$oid;
  cache.setQueryData(projectKey(id), moved);
  void cache.invalidateQueries({ queryKey: [...projectKey(id), 'files'] });
  void cache.invalidateQueries({ queryKey: proofsKey(id) });
  void cache.invalidateQueries({ queryKey: ['quota'] });
  void cache.invalidateQueries({ queryKey: ['projects'] });
}

/** What the move says besides its message; nothing of what was not asked. */
function answered({
  imprimeur,
  promesse,
  livraison,
}: Pick<StatusChange, 'imprimeur' | 'promesse' | 'livraison'>) {
  return {
    ...(imprimeur && { imprimeur }),
    ...(promesse && { promesse }),
    ...(livraison && { livraison }),
  };
}

/** Changes the status of a project from the displayed version; caches the reply. */
export function useChangeStatus(project: Project) {
  const cache = useQueryClient();
  const id = project._id.$oid;
  return useMutation({
    mutationFn: ({ target, comment, causes = [], fichiers, forced, ...said }: StatusChange) =>
      request(changeStatus, {
        params: { id, new_statut: target },
        query: SIGNATURES_BY_ADDRESS,
        body: {
          version: project.version,
          ...(comment && { comment }),
          ...(causes.length > 0 && { causes: [...causes] }),
          ...(fichiers.length > 0 && { fichiers }),
          ...answered(said),
          ...(forced && { force: true, sansMail: forced.silent }),
        },
      }),
    // A refused action that the page offered: the page is stale.
    onError: () => void cache.invalidateQueries({ queryKey: projectKey(id) }),
    onSuccess: (reply) => keepMoved(cache, reply),
  });
}
