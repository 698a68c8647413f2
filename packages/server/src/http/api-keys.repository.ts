import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/transaction.ts';
import { type Session, STANDS_FOR } from './session.repository.ts';

/** A key that works. */
export interface ApiKey {
  id: number;
  name: string;
  /** Whether it may make calls that change something. */
  mayWrite: boolean;
}

/** A key and the account that it acts as. */
export interface FoundKey {
  key: ApiKey;
  session: Session;
}

interface KeyRow extends Omit<Session, 'passwordExpired' | 'keyNeeded'> {
  keyId: number;
  keyName: string;
  mayWrite: boolean;
  stale: boolean;
}

/** A key `k` of an account `u` works: neither ended nor revoked, and the account is what it was. */
export const KEY_WORKS = 'k.revoked_at is null and k.expires > now() and u.active and u.role = k.role';

const FIND = `
  select u.uid, u.name, u.role, u.smhf, u.mdv, u.organisation, ${STANDS_FOR},
    k.id as "keyId", k.name as "keyName", k.may_write as "mayWrite",
    k.last_used is null or k.last_used < now() - interval '5 minutes' as stale
  from api_keys k join users u using (uid) where k.secret_hash = $1 and ${KEY_WORKS}`;

/**
 * The key of this hash, if it works, and the account that it acts as. Read for each request: a key that ended, was
 * revoked or lost its account works no longer, in any process.
 */
export async function findApiKey(db: Db, hash: Buffer, address: string): Promise<FoundKey | null> {
  const { rows } = await db.query<KeyRow>(prepared(FIND, [hash]));
  const [found] = rows;
  if (found === undefined) return null;
  const { keyId, keyName, mayWrite, stale, ...actor } = found;
  if (stale)
    await db.query('update api_keys set last_used = now(), last_address = $2 where id = $1', [
      keyId,
      address,
    ]);
  return {
    key: { id: keyId, name: keyName, mayWrite },
    session: { ...actor, passwordExpired: false, keyNeeded: false },
  };
}
