import type { Pool } from 'pg';
import { ownPool, READ_THROUGH_MS } from '../../../../db/own-connection.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { readSetting } from '../../../base/settings/settings.repository.ts';
import { readPerson } from '../people/people.repository.ts';
import { findLongClosed, openErasure } from './erasures.repository.ts';

/** Has accounts erased that were closed for longer than the setting says; the work is `continueErasures`'s. */
export async function eraseLongClosed(main: Pool): Promise<void> {
  const months = await readSetting(main, 'conservationComptes');
  if (months === null) return;
  const pool = ownPool(main, { patienceMs: READ_THROUGH_MS });
  try {
    for (const uid of await findLongClosed(pool, months)) {
      const person = await readPerson(pool, { uid });
      if (person !== null)
        await inTransaction(pool, (tx) => openErasure(tx, { uid, person, cause: 'duree', by: null }));
    }
  } finally {
    await pool.end();
  }
}
