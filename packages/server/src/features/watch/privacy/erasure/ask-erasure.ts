import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { AskedPerson } from '@ardoise/domain/contract/privacy-people.ts';
import type { Pool } from 'pg';
import { onOwnConnection } from '../../../../db/own-connection.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { recordSecurityEvent } from '../../../base/security-log/record-security-event.ts';
import { openErasure } from './erasures.repository.ts';
import { planErasure, requirePerson } from './plan-erasure.ts';

/** Numbers of rows that a plan changes: compared with those displayed. */
const rowsIn = (effects: readonly { lignes: number }[]) =>
  effects.reduce((sum, { lignes }) => sum + lignes, 0);

/**
 * Records the erasure of a person; the work is done in the background (`continueErasures`). `expected` is the plan
 * that was read.
 * @throws Refusal INTROUVABLE; GARDE if something prevents it, or the plan has changed
 */
export async function askErasure(
  { pool, gone }: { pool: Pool; gone: AbortSignal },
  by: number,
  asked: AskedPerson,
  expected: { lignes: number; gardes: number },
): Promise<number> {
  const { person, plan } = await onOwnConnection(pool, gone, async (db) => {
    const found = await requirePerson(db, asked);
    return { person: found, plan: await planErasure(db, found) };
  });
  if (plan.blocages.length > 0)
    throw new Refusal('GARDE', { message: 'Cette personne ne peut pas être effacée maintenant.' });
  if (rowsIn(plan.effets) !== expected.lignes || plan.gardes.nombre !== expected.gardes)
    throw new Refusal('GARDE', {
      message: 'La situation a changé depuis l’aperçu. Relisez-le avant d’effacer.',
    });
  return inTransaction(pool, async (tx) => {
    const number = await openErasure(tx, { uid: person.uid, person, cause: 'demande', by });
    // Neither a name nor an address: the log outlives both.
    await recordSecurityEvent(tx, {
      event: 'effacement_personne',
      subjectUid: person.uid,
      object: `Personne effacée n° ${number}`,
    });
    return number;
  });
}
