import { listProofs, type ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Cache key of a project's proofs: invalidated by changes of proofs, post-its or approvals. */
export function proofsKey(projectId: string) {
  return ['creations', projectId] as const;
}

/** The pages of a proof in upload order. */
function inReadingOrder(proofs: ProofVersion[]): ProofVersion[] {
  return proofs.map((proof) => ({
    ...proof,
    fichiers: proof.fichiers.toSorted((one, other) => (one.dateFile < other.dateFile ? -1 : 1)),
  }));
}

export const proofsQuery = (projectId: string) =>
  queryOptions({
    queryKey: proofsKey(projectId),
    queryFn: ({ signal }) => request(listProofs, { params: { id: projectId }, signal }),
    select: inReadingOrder,
    staleTime: 0,
  });

/** The proofs of a project by version, newest first, with their post-its and approvals. */
export function useProofs(projectId: string) {
  return useQuery(proofsQuery(projectId));
}
