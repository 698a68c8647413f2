import type { Identity } from '../../../company-provider/person-claims.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** The account of a person of the directory; undefined before their first sign-in. */
export async function findAccountOfIdentity(
  db: Db,
  { issuer, subject }: Identity,
): Promise<number | undefined> {
  const { rows } = await db.query<{ uid: number }>(
    'select uid from directory_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return rows[0]?.uid;
}

/** The account that the directory has provisioned (features/accounts/scim) under one of these ids. */
export async function findProvisionedAccount(
  db: Db,
  externalIds: readonly string[],
): Promise<{ uid: number; active: boolean } | null> {
  const { rows } = await db.query<{ uid: number; active: boolean }>(
    'select uid, active from scim_users join users using (uid) where external_id = any($1) limit 1',
    [externalIds],
  );
  return rows[0] ?? null;
}

/** Whether a person of this directory signs in to an account. */
export async function hasIdentity(db: Db, uid: number, issuer?: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from directory_identities where uid = $1 and ($2::text is null or issuer = $2)',
    [uid, issuer ?? null],
  );
  return rowCount !== 0;
}

export async function linkIdentity(
  tx: Transaction,
  { issuer, subject }: Identity,
  uid: number,
): Promise<void> {
  await tx.query('insert into directory_identities (issuer, subject, uid) values ($1, $2, $3)', [
    issuer,
    subject,
    uid,
  ]);
}

/**
 * A reopened account is linked again, since its holder may be somebody else in the directory by now. What the directory
 * calls the account stays only where the directory itself reopens it: else the former person's id there would open it.
 */
export async function forgetIdentities(
  tx: Transaction,
  uid: number,
  { byDirectory }: { byDirectory: boolean },
): Promise<void> {
  await tx.query('delete from directory_identities where uid = $1', [uid]);
  await tx.query(
    `update scim_users set closed_at = null, deleted_at = null, t_update = now(),
       user_name = case when $2 then user_name end, external_id = case when $2 then external_id end
     where uid = $1`,
    [uid, byDirectory],
  );
}
