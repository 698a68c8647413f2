import { createHash } from 'node:crypto';
import type { Db } from '../../../db/transaction.ts';

/** Timeout of a challenge: a login page requests another one before that (autofill). */
const MINUTES = 10;

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest();

/** Who registers a key, and the name of the account in it; null for a sign-in, which has no username. */
export type Registrant = { uid: number; handle: Buffer } | null;

export async function insertChallenge(db: Db, challenge: string, registrant: Registrant): Promise<void> {
  await db.query(
    `insert into passkey_challenges (challenge_hash, uid, handle, expires)
     values ($1, $2, $3, now() + interval '${MINUTES} minutes')`,
    [hashOf(challenge), registrant?.uid ?? null, registrant?.handle ?? null],
  );
}

/** Takes a challenge that was issued for this purpose, once. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  uid: number | null,
): Promise<{ handle: Buffer | null } | null> {
  const { rows } = await db.query<{ handle: Buffer | null }>(
    `delete from passkey_challenges where challenge_hash = $1 and uid is not distinct from $2::int and expires > now()
     returning handle`,
    [hashOf(challenge), uid],
  );
  return rows[0] ?? null;
}

/** Deletes expired ones that were not signed. */
export async function deleteEndedChallenges(db: Db): Promise<void> {
  await db.query('delete from passkey_challenges where expires < now()');
}
