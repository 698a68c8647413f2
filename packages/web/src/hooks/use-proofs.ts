import { listProofs, type ProofVersion } from '@ardoise/domain/contract/creations.ts';
import { useQuery } from '@tanstack/react-query';
import { request } from '../api/request.ts';

/** Where the proofs of a project are cached: what changes a proof, its post-its or its agreements invalidates it. */
export function proofsKey(projectId: string) {
  return ['creations', projectId] as const;
}

/** The pages of a proof in the order in which they were joined. */
function inReadingOrder(proofs: ProofVersion[]): ProofVersion[] {
  return proofs.map((proof) => ({
    ...proof,
    fichiers: proof.fichiers.toSorted((one, other) => (one.dateFile < other.dateFile ? -1 : 1)),
  }));
}

/** The proofs of a project by version, newest first, with their post-its and agreements. */
export function useProofs(projectId: string) {
  return useQuery({
    queryKey: proofsKey(projectId),
    queryFn: ({ signal }) => request(listProofs, { params: { id: projectId }, signal }),
    select: inReadingOrder,
    staleTime: 0,
  });
}
