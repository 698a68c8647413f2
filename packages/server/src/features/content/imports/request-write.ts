import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { linesToWrite } from '@ardoise/domain/content/imports/import-effects.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../../http/request-origin.ts';
import { type ImportRow, lockImport, moveImport, nameActor } from './imports.repository.ts';

/** @throws Refusal GARDE without anything to write, VALIDATION without the number of hidden entries */
function refuseWriting(row: ImportRow, typed: number | undefined): void {
  if (linesToWrite(row.counts) === 0)
    throw new Refusal('GARDE', { message: 'Cet import ne changerait rien\u00a0: il n’y a rien à écrire.' });
  const hidden = row.counts.masquee ?? 0;
  if (!row.confirms || typed === hidden) return;
  const message = `Ce fichier masquerait ${hidden} entrées. Tapez ce nombre pour le confirmer.`;
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'chiffre', message }] });
}

/**
 * Requests the writing of a dry run, in the background. Idempotent: a repeated request, by anybody, changes nothing.
 * @throws Refusal INTROUVABLE, STATUT when it is no dry run, GARDE, VALIDATION
 */
export async function requestWrite(
  pool: Pool,
  id: number,
  typed: number | undefined,
  who: RequestOrigin['who'],
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const row = required(await lockImport(tx, id));
    if (['attente', 'ecriture', 'applique'].includes(row.state)) return;
    if (row.state !== 'essai')
      throw new Refusal('STATUT', { message: 'Cet import n’est pas prêt à être appliqué.' });
    refuseWriting(row, typed);
    await nameActor(tx, id, who);
    await moveImport(tx, id, ['essai'], 'attente');
  });
}
