import type { MailChoice } from '@ardoise/domain/mail-choices.ts';
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
  courriels: MailChoice;
}

export interface NewAccount extends Omit<Account, 'uid' | 'courriels'> {
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

/** Of `users`, as an `Account` has them. */
export const ACCOUNT_COLUMNS = 'uid, name, mail, role, prenom, nom, telephone, smhf, mdv, active, courriels';

/** The account of this name, whatever its case. */
export async function findUserByName(db: Db, name: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where lower(name) = lower($1)`,
    [name],
  );
  return rows[0] ?? null;
}

export interface Credentials {
  uid: number;
  name: string;
  role: Role;
  passwordHash: string | null;
}

/** What a login needs of an active account; an inactive one is as if it did not exist. */
export async function findCredentials(db: Db, name: string): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials>(
    `select uid, name, role, password_hash as "passwordHash" from users where lower(name) = lower($1) and active`,
    [name],
  );
  return rows[0] ?? null;
}

export async function findUserById(db: Db, uid: number): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT_COLUMNS} from users where uid = $1`, [uid]);
  return rows[0] ?? null;
}

/** What no password of this person should be made of. */
export function namesOf(account: Account | null): string[] {
  return account === null ? [] : [account.prenom, account.nom, account.mail];
}

/** The active account that a person means by a name or an address. */
export async function findUserByNameOrMail(db: Db, identifier: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where (lower(name) = lower($1) or lower(mail) = lower($1)) and active
     order by (lower(name) = lower($1)) desc limit 1`,
    [identifier.trim()],
  );
  return rows[0] ?? null;
}

/** Active accounts of a role, by name. */
export async function listUsersByRole(db: Db, role: Role): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where role = $1 and active order by lower(nom), lower(prenom), name`,
    [role],
  );
  return rows;
}

/** Active dcs attached to a regional manager. */
export async function listDcsOf(db: Db, manager: string): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where role = 'dc' and active and (smhf = $1 or mdv = $1)
     order by lower(nom), lower(prenom), name`,
    [manager],
  );
  return rows;
}

/** The active agency with this address. */
export async function findAgencyByAddress(db: Db, mail: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where lower(mail) = lower($1) and role = 'agence' and active`,
    [mail.trim()],
  );
  return rows[0] ?? null;
}

/** The address of the agency that this dc gave work to last, if it is still active. */
export async function findUsualAgencyMail(db: Db, dc: string): Promise<string | null> {
  const { rows } = await db.query<{ mail: string }>(
    `select u.mail from projects p join users u on u.name = p.agence and u.role = 'agence' and u.active
     where p.dc = $1 and p.deleted_at is null order by p.t_update desc limit 1`,
    [dc],
  );
  return rows[0]?.mail ?? null;
}

export async function setMailChoice(db: Db, uid: number, courriels: MailChoice): Promise<void> {
  await db.query('update users set courriels = $2 where uid = $1', [uid, courriels]);
}

export async function setPassword(db: Db, uid: number, passwordHash: string): Promise<void> {
  await db.query('update users set password_hash = $2, password_changed_at = now() where uid = $1', [
    uid,
    passwordHash,
  ]);
}

/** How every account is called, by its username in lower case; those without a name are left out. */
export async function readShownNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ name: string; shown: string }>(
    "select lower(name) as name, trim(prenom || ' ' || nom) as shown from users",
  );
  return new Map(rows.filter((row) => row.shown !== '').map((row) => [row.name, row.shown]));
}
