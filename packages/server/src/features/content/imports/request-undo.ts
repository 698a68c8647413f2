import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import { inTransaction } from '../../../db/transaction.ts';
import type { RequestOrigin } from '../../../http/request-origin.ts';
import { lockImport, moveImport, nameActor } from './imports.repository.ts';

/**
 * Requests the undoing of an import, in the background; whether it is possible is decided then. Idempotent.
 * @throws Refusal INTROUVABLE, STATUT when it was not applied
 */
export async function requestUndo(pool: Pool, id: number, who: RequestOrigin['who']): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const row = required(await lockImport(tx, id));
    if (row.state === 'annulation') return;
    if (row.state !== 'applique')
      throw new Refusal('STATUT', { message: 'Seul un import appliqué s’annule.' });
    await nameActor(tx, id, who);
    await moveImport(tx, id, ['applique'], 'annulation');
  });
}
