import type { MailChoice } from '@ardoise/domain/accounts/mail-choices.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** An account, without its password. */
export interface Account {
  uid: number;
  name: string;
  mail: string;
  role: Role;
  prenom: string;
  nom: string;
  telephone: string;
  /** Usernames of the managers of a dc, and of an mdv's smhf. */
  smhf: string | null;
  mdv: string | null;
  /** Username of the agency or printer that the person works for. */
  organisation: string | null;
  active: boolean;
  courriels: MailChoice;
}

export interface NewAccount extends Omit<Account, 'uid' | 'courriels' | 'organisation'> {
  organisation?: string | null;
  /** In the format of `hashPassword`; null until a password is set. */
  passwordHash: string | null;
}

/** Inserts an account and returns its `uid`. A duplicate name or address, case-insensitively, is a database error. */
export async function insertUser(db: Db, user: NewAccount): Promise<number> {
  const { rows } = await db.query<{ uid: number }>(
    `insert into users (name, mail, password_hash, role, prenom, nom, telephone, smhf, mdv, active, organisation)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning uid`,
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
      user.organisation ?? null,
    ],
  );
  const [inserted] = rows;
  if (inserted === undefined) throw new Error('insert returned no row');
  return inserted.uid;
}

/** The columns of an `Account`. */
export const ACCOUNT_COLUMNS =
  'uid, name, mail, role, prenom, nom, telephone, smhf, mdv, organisation, active, courriels';

/** The account of this name, case-insensitively. */
export async function findUserByName(db: Db, name: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where lower(name) = lower($1)`,
    [name],
  );
  return rows[0] ?? null;
}

/** The account of this address, open or closed: one at most, since addresses are unique. */
export async function findUserByMail(db: Db, mail: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where lower(mail) = lower($1)`,
    [mail],
  );
  return rows[0] ?? null;
}

/** The same of an account that is open; null for one that was closed. */
export async function findOpenAccount(db: Db, name: string): Promise<Account | null> {
  const account = await findUserByName(db, name);
  return account?.active ? account : null;
}

export interface Credentials {
  uid: number;
  name: string;
  role: Role;
  passwordHash: string | null;
}

/** Login data of an active account; null for an inactive one. */
export async function findCredentials(db: Db, name: string): Promise<Credentials | null> {
  const { rows } = await db.query<Credentials>(
    `select uid, name, role, password_hash as "passwordHash" from users where lower(name) = lower($1) and active`,
    [name],
  );
  return rows[0] ?? null;
}

/** The password hash of an open account, locked until the transaction ends; undefined once it is closed. */
export async function holdCredentials(tx: Transaction, uid: number): Promise<string | null | undefined> {
  const { rows } = await tx.query<{ hash: string | null }>(
    'select password_hash as hash from users where uid = $1 and active for no key update',
    [uid],
  );
  return rows[0]?.hash;
}

export async function findUserById(db: Db, uid: number): Promise<Account | null> {
  const { rows } = await db.query<Account>(`select ${ACCOUNT_COLUMNS} from users where uid = $1`, [uid]);
  return rows[0] ?? null;
}

/** The account as it is now, which stays so until the transaction ends; null once it is closed. */
export async function lockOpenAccount(tx: Transaction, uid: number): Promise<Account | null> {
  const { rows } = await tx.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where uid = $1 and active for no key update`,
    [uid],
  );
  return rows[0] ?? null;
}

/** Words that this person's password must not consist of. */
export function namesOf(account: Account | null): string[] {
  return account === null ? [] : [account.prenom, account.nom, account.mail];
}

/** The active account with this name or address. */
export async function findUserByNameOrMail(db: Db, identifier: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where (lower(name) = lower($1) or lower(mail) = lower($1)) and active
     order by (lower(name) = lower($1)) desc limit 1`,
    [identifier.trim()],
  );
  return rows[0] ?? null;
}

/** Active accounts of a role, by name: of agencies and printers the organisations, which projects name. */
export async function listUsersByRole(db: Db, role: Role): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where role = $1 and active and organisation is null order by lower(nom), lower(prenom), name`,
    [role],
  );
  return rows;
}

/** The names of active administrators as people know them, who signed in last first. */
export async function listAdministratorNames(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.query<{ shown: string }>(
    `select coalesce(nullif(trim(concat(prenom, ' ', nom)), ''), name) as shown
     from users where role = 'administrator' and active order by last_login desc nulls last, uid limit $1`,
    [limit],
  );
  return rows.map(({ shown }) => shown);
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

/** The active agency with this address, or with one of its people at it. */
export async function findAgencyByAddress(db: Db, mail: string): Promise<Account | null> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where role = 'agence' and active and name = (
       select coalesce(organisation, name) from users where lower(mail) = lower($1) and role = 'agence' and active)`,
    [mail.trim()],
  );
  return rows[0] ?? null;
}

/** The agency of this dc's last project, if it is still active; for their first one the only agency that there is. */
export async function findUsualAgency(db: Db, dc: string): Promise<{ name: string; mail: string } | null> {
  const { rows } = await db.query<{ name: string; mail: string }>(
    `select u.name, u.mail from projects p join users u on u.name = p.agence and u.role = 'agence' and u.active
     where p.dc = $1 and p.deleted_at is null order by p.t_update desc limit 1`,
    [dc],
  );
  return rows[0] ?? (await findOnlyAgency(db, dc));
}

/** The default agency: the only one of an installation; none if the dc chose another, which was closed. */
async function findOnlyAgency(db: Db, dc: string): Promise<{ name: string; mail: string } | null> {
  const { rows } = await db.query<{ name: string; mail: string }>(
    `select name, mail from users where role = 'agence' and active and organisation is null
       and not exists (select from projects where dc = $1 and agence is not null and deleted_at is null) limit 2`,
    [dc],
  );
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

/** An account, with the active people of the agency or printer that it is: all get its notifications. */
export async function listPeopleOf(db: Db, name: string): Promise<Account[]> {
  const { rows } = await db.query<Account>(
    `select ${ACCOUNT_COLUMNS} from users where lower(name) = lower($1) or (organisation = $1 and active) order by uid`,
    [name],
  );
  return rows;
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

/** Display name of every account, by its username in lower case; accounts without a name are omitted. */
export async function readShownNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query<{ name: string; shown: string }>(
    "select lower(name) as name, trim(prenom || ' ' || nom) as shown from users",
  );
  return new Map(rows.filter((row) => row.shown !== '').map((row) => [row.name, row.shown]));
}
