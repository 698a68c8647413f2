import {
  compareProof,
  type ProofComparison,
  type ReadFile,
} from '@ardoise/domain/card-text/proof/compare-proof.ts';
import type { OrderedText } from '@ardoise/domain/card-text/proof/ordered-text.ts';

/** A version to compare with its order, and with the version before. */
export interface ProofsToCompare {
  order: OrderedText;
  files: readonly ReadFile[];
  before: readonly ReadFile[] | null;
}

/** As `compareProof`. @throws never for what was read: a text of any length ends with the time that a file has */
export function compareProofs({
  order,
  files,
  before,
}: ProofsToCompare): ProofComparison & { failure?: string } {
  return compareProof(order, files, before);
}
