import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@ardoise/domain/base/errors.ts';
import type { Pool } from 'pg';
import type { Db } from '../../../db/transaction.ts';
import { findCredentials } from '../../base/people/users.repository.ts';
import type { SecurityLog } from '../../base/security-log/security-log.ts';
import { forgetAttempt, insertAttempt, settleAttempt } from './login-attempts.repository.ts';

export const TOO_MANY_ATTEMPTS = 'Trop de tentatives de connexion. Merci de réessayer dans quelques minutes.';

const PAUSE = 50;
const MOST_PAUSES = 300;

/** A password check in progress. */
export interface Attempt {
  id: number;
  name: string;
  address: string;
}

/**
 * Counts a password check before it runs; waits while so many are pending that this one might exceed the limit.
 * @throws Refusal TROP_DE_DEMANDES after 5 failures for this name and address, or 50 for the address, in 15 minutes
 */
export async function openAttemptInTurn(
  pool: Pool,
  securityLog: SecurityLog,
  typedName: string,
  address: string,
): Promise<Attempt> {
  const name = typedName.trim().toLowerCase();
  for (let pauses = 0; pauses < MOST_PAUSES; pauses += 1) {
    const id = await insertAttempt(pool, name, address);
    if (id === 'refused') break;
    if (id !== 'wait') return { id, name, address };
    await wait(PAUSE);
  }
  securityLog.note({ event: 'blocage_connexion', who: await findCredentials(pool, name) });
  throw new Refusal('TROP_DE_DEMANDES', { message: TOO_MANY_ATTEMPTS });
}

/** A correct password clears earlier failures of that name and address; a wrong one stays counted. */
export function closeAttempt(db: Db, attempt: Attempt, succeeded: boolean): Promise<void> {
  return succeeded ? forgetAttempt(db, attempt) : settleAttempt(db, attempt.id);
}
