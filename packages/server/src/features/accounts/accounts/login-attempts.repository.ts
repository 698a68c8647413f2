import type { Pool } from 'pg';
import { type Db, inTransaction } from '../../../db/transaction.ts';

/** specification/accounts.md#sign-in. */
const WINDOW = '15 minutes';
const MOST_PER_NAME_AND_ADDRESS = 5;
const MOST_PER_ADDRESS = 50;
/** How long an address stays known for an account after a login. */
const AT_HOME_FOR = '90 days';
/** Timeout of a password check: an older pending attempt belongs to a crashed process. */
const LONGEST_CHECK = '10 seconds';

interface Counts {
  name_failed: number;
  name_all: number;
  address_failed: number;
  address_all: number;
  /** A known address of this account: only the account's own failures count. */
  at_home: boolean;
}

const COUNT = `
  select count(*) filter (where name = $1 and failed)::int as name_failed,
         count(*) filter (where name = $1)::int as name_all,
         count(*) filter (where failed)::int as address_failed,
         count(*)::int as address_all,
         exists (
           select from known_addresses k join users u using (uid)
           where lower(u.name) = $1 and k.address = $2 and k.last_login > now() - interval '${AT_HOME_FOR}'
         ) as at_home
  from (
    select name, not pending or at < now() - interval '${LONGEST_CHECK}' as failed
    from login_attempts where address = $2 and at > now() - interval '${WINDOW}'
  ) attempts`;

/**
 * Inserts a pending attempt. 'refused': too many have failed. 'wait': too many are pending to decide. Attempts from one
 * address are serialised, so that concurrent ones cannot all pass.
 */
export function insertAttempt(
  pool: Pool,
  name: string,
  address: string,
): Promise<number | 'refused' | 'wait'> {
  return inTransaction(pool, async (tx) => {
    await tx.query(`select pg_advisory_xact_lock(hashtext('login'), hashtext($1))`, [address]);
    const { rows } = await tx.query<Counts>(COUNT, [name, address]);
    const [counts] = rows;
    if (counts === undefined) throw new Error('a count returned no row');
    const mostHere = counts.at_home ? Number.POSITIVE_INFINITY : MOST_PER_ADDRESS;
    if (counts.name_failed >= MOST_PER_NAME_AND_ADDRESS || counts.address_failed >= mostHere)
      return 'refused';
    if (counts.name_all >= MOST_PER_NAME_AND_ADDRESS || counts.address_all >= mostHere) return 'wait';
    const inserted = await tx.query<{ id: number }>(
      'insert into login_attempts (name, address, pending) values ($1, $2, true) returning id',
      [name, address],
    );
    return inserted.rows[0]?.id ?? 'wait';
  });
}

/** Whether wrong passwords from this address block this account for a while: other ways in are closed as well. */
export async function isBlocked(db: Db, name: string, address: string): Promise<boolean> {
  const { rows } = await db.query<{ failed: number }>(
    `select count(*)::int as failed from login_attempts
     where name = lower($1) and address = $2 and not pending and at > now() - interval '${WINDOW}'`,
    [name, address],
  );
  return (rows[0]?.failed ?? 0) >= MOST_PER_NAME_AND_ADDRESS;
}

/** Deletes a successful attempt, and earlier failures of the same name and address. */
export async function forgetAttempt(
  db: Db,
  { id, name, address }: { id: number; name: string; address: string },
): Promise<void> {
  await db.query('delete from login_attempts where id = $1 or (name = $2 and address = $3 and not pending)', [
    id,
    name,
    address,
  ]);
}

/** Marks a pending attempt as failed, which counts from now on. */
export async function settleAttempt(db: Db, id: number): Promise<void> {
  await db.query('update login_attempts set pending = false where id = $1', [id]);
}

/** A new password lifts the limit for the account, from every address. */
export async function forgetAttempts(db: Db, name: string): Promise<void> {
  await db.query('delete from login_attempts where name = $1', [name]);
}

/** Deletes attempts too old to count, and known addresses long unused. */
export async function deleteOldAttempts(db: Db): Promise<void> {
  await db.query(`delete from known_addresses where last_login < now() - interval '${AT_HOME_FOR}'`);
  await db.query(`delete from login_attempts where at < now() - interval '${WINDOW}'`);
}
