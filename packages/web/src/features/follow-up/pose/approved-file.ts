import type { ProofVersion } from '@ardoise/domain/contract/creations.ts';
import type { ProjectFile } from '@ardoise/domain/contract/files.ts';

/** The first page of what the client approved; undefined without it, or where it is erased. */
export function approvedFile(
  proofs: readonly ProofVersion[] | undefined,
  approved: number | null,
): ProjectFile | undefined {
  return proofs?.find(({ version }) => version === approved)?.fichiers.find(({ efface }) => efface === null);
}
