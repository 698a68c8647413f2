import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../db/transaction.ts';

/** An account, its password left out. */
export interface Account {
  uid: number;
  name: string;
  mail: string;
  role: Role;
  prenom: string;
  nom: string;
  telephone: string;
  /** Usernames of the regional managers of a dc, and of an mdv's smhf. */
  smhf: string | null;
  mdv: string | null;
  active: boolean;
}

export interface NewAccount extends Omit<Account, 'uid'> {
  /** As `hashPassword` writes it; null until its holder sets a password. */
  passwordHash: string | null;
}

/** Adds an account and gives its `uid`. A name or address that exists already, in any case, is a database error. */
export async function insertUser(db: Db, user: NewAccount): Promise<number> {
  const { rows } = await db.query<{ uid: number }>(
    `insert into users (name, mail, password_hash, role, prenom, nom, telephone, smhf, mdv, active)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning uid`,
    [
      user.name,
      user.mail,
      user.passwordHash,
      user.role,
      user.prenom,
      user.nom,
      user.telephone,
      user.smhf,
      user.mdv,
      user.active,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  return inserted.uid;
}

const COLUMNS = 'uid, name, mail, role, prenom, nom, telephone, smhf, mdv, active';

/** The account of this name, whatever its case. */
export async function findUserByName(db: Db, name: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${COLUMNS} from users where lower(name) = lower($1)`, [
    name,
  ]);
  return rows[0] ?? null;
}
