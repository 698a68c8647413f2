import { findingsInMail } from '@ardoise/domain/card-text/proof/finding-words.ts';
import type { Db } from '../../../../db/transaction.ts';
import type { StoredProject } from '../../projects/project-record.ts';
import { findComparison } from './proof-comparisons.repository.ts';

/** '3 prix changés, 1 autre écart' of the present version, for a mail; empty where none is known. */
export async function mailedFindings(
  db: Db,
  { id, proof_version }: Pick<StoredProject, 'id' | 'proof_version'>,
): Promise<string> {
  if (proof_version === 0) return '';
  const comparison = await findComparison(db, id, proof_version);
  return comparison?.state === 'faite' ? findingsInMail(comparison.found?.commande ?? []) : '';
}
