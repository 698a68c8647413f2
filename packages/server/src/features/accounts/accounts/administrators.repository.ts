import type { Db } from '../../../db/transaction.ts';

export type NewAdministrator = {
  readonly name: string;
  readonly mail: string;
  readonly prenom: string;
  readonly nom: string;
  /** In the format of `hashPassword`. */
  readonly passwordHash: string;
};

/**
 * Inserts an administrator whose password must be replaced at the first login: it counts as set in 1970, older than any
 * limit. Returns its uid; null, without a change, when the name or address exists.
 */
export async function insertAdministrator(db: Db, administrator: NewAdministrator): Promise<number | null> {
  const { rows } = await db.query<{ uid: number }>(
    `insert into users (name, mail, prenom, nom, password_hash, role, password_changed_at)
     values ($1, $2, $3, $4, $5, 'administrator', 'epoch')
     on conflict do nothing returning uid`,
    [
      administrator.name,
      administrator.mail,
      administrator.prenom,
      administrator.nom,
      administrator.passwordHash,
    ],
  );
  return rows[0]?.uid ?? null;
}
