import type { Db } from '../../../db/transaction.ts';

export type NewAdministrator = {
  readonly name: string;
  readonly mail: string;
  /** In the format of `hashPassword`. */
  readonly passwordHash: string;
};

/**
 * Inserts an administrator whose password must be replaced at the first login: it counts as set in 1970, older than any
 * limit. Returns its uid; null, without a change, when the name or address exists.
 */
export async function insertAdministrator(db: Db, administrator: NewAdministrator): Promise<number | null> {
  const { rows } = await db.query<{ uid: number }>(
    `insert into users (name, mail, password_hash, role, password_changed_at)
     values ($1, $2, $3, 'administrator', 'epoch')
     on conflict do nothing returning uid`,
    [administrator.name, administrator.mail, administrator.passwordHash],
  );
  return rows[0]?.uid ?? null;
}
