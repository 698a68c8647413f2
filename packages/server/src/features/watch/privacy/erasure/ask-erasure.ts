import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { AskedPerson } from '@ardoise/domain/contract/privacy-people.ts';
import type { Pool } from 'pg';
import { onOwnConnection } from '../../../../db/own-connection.ts';
import { inTransaction } from '../../../../db/transaction.ts';
import { recordSecurityEvent } from '../../../base/security-log/record-security-event.ts';
import { openErasure } from './erasures.repository.ts';
import { planErasure, requirePerson } from './plan-erasure.ts';

/** Rows that a plan changes: what was read on screen must still hold. */
const rowsIn = (effects: readonly { lignes: number }[]) =>
  effects.reduce((sum, { lignes }) => sum + lignes, 0);

/**
 * Records that somebody is to be erased; the work is done in the background (`continueErasures`). `expected` is the plan
 * that was read.
 * @throws Refusal INTROUVABLE; GARDE where something stands in the way, or the plan has changed
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
