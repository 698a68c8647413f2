import type { AccountForm } from '@ardoise/domain/accounts/account-problems.ts';
import type { AccountState } from '@ardoise/domain/accounts/account-states.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { sqlList } from '../../../db/values.ts';
import { HELD_RESET, type HeldReset } from '../../base/people/held-resets.repository.ts';

/** An account with its state, for head office. */
export interface ManagedAccountRow {
  uid: number;
  name: string;
  role: Role;
  prenom: string;
  nom: string;
  mail: string;
  telephone: string;
  adresse: string;
  smhf: string | null;
  mdv: string | null;
  organisation: string | null;
  /** Display names of these; empty for none. */
  nomSmhf: string;
  nomMdv: string;
  nomOrganisation: string;
  active: boolean;
  hasPassword: boolean;
  state: AccountState;
  lastLogin: string | null;
  closedAt: string | null;
  /** Expiry of the last valid invitation. */
  invited: string | null;
  replacement: { nom: string; au: string } | null;
  /** Projects that an agency or printer has to work on. */
  projects: number | null;
  /** Why a mailed link alone does not set its password; null where it does. */
  heldReset: HeldReset | null;
  version: number;
}

/** Failed logins from one address that block a name for a while (accounts/accounts/login-attempts.repository.ts). */
const BLOCKED = `exists (
  select from login_attempts a where a.name = lower(u.name) and not a.pending and a.at > now() - interval '15 minutes'
  group by a.address having count(*) >= 5)`;

const REPLACED = 'exists (select from replacements_today r where r.absent = u.name)';

/** The first state that applies (domain/accounts/account-states.ts). */
const STATE = `case when not u.active then 'desactive' when ${BLOCKED} then 'bloque'
  when u.password_hash is null and not exists (select from directory_identities d where d.uid = u.uid) then 'invite' when u.role = 'dc' and u.smhf is null then 'sans-smhf'
  when ${REPLACED} then 'remplace' else 'actif' end`;

const NAMED = (column: string) => `case when ${column} is null then '' else display_name(${column}) end`;

const COLUMNS = `u.uid, u.name, u.role, u.prenom, u.nom, u.mail, u.telephone, u.adresse, u.smhf, u.mdv, u.organisation,
  ${NAMED('u.smhf')} as "nomSmhf", ${NAMED('u.mdv')} as "nomMdv", ${NAMED('u.organisation')} as "nomOrganisation",
  u.active, u.password_hash is not null as "hasPassword", ${STATE} as state, u.last_login as "lastLogin",
  u.closed_at as "closedAt", u.version, ${HELD_RESET} as "heldReset",
  (select max(l.expires) from links l where l.uid = u.uid and l.purpose = 'password' and l.instructions = 'invitation'
     and l.used_at is null and l.revoked_at is null and l.expires > now()) as invited,
  (select jsonb_build_object('nom', display_name(r.replacement), 'au', r.to_day)
     from replacements_today r where r.absent = u.name order by r.to_day limit 1) as replacement,
  case when u.organisation is not null then null
    when u.role = 'agence' then (select count(*)::int from projects p
      where p.agence = u.name and p.statut in ${sqlList(STAGES.atAgency)} and p.deleted_at is null)
    when u.role = 'imprimeur' then (select count(*)::int from projects p
      where p.imprimeur = u.name and p.statut in ${sqlList(STAGES.inPrint)} and p.deleted_at is null and p.entered_impression) end as projects`;

/** Sort keys; a missing last login sorts last. */
const KEYS = {
  connexion: "coalesce(u.last_login, '-infinity'::timestamptz)",
  nom: "search_text(coalesce(nullif(u.nom || ' ' || u.prenom, ' '), u.name))",
} as const;

/** Ties are sorted by account, whatever the direction of the key. */
const TIE = { asc: 'u.uid', desc: '-u.uid' } as const;

export interface AccountFilters {
  role: Role | null;
  state: AccountState | null;
  /** Words that must all occur. */
  search: string;
  sort: keyof typeof KEYS;
  descending: boolean;
  /** Cursor: the last uid of the page before. */
  after: number | null;
}

/** How many accounts are in a state. */
export async function countManagedAccounts(db: Db, state: AccountState): Promise<number> {
  const { rows } = await db.query<{ accounts: number }>(
    `select count(*)::int as accounts from users u where ${STATE} = $1`,
    [state],
  );
  return rows[0]?.accounts ?? 0;
}

/** A page of accounts. */
export async function listManagedAccounts(
  db: Db,
  { role, state, search, sort, descending, after }: AccountFilters,
  limit: number,
): Promise<ManagedAccountRow[]> {
  const key = KEYS[sort];
  const [beyond, direction] = descending ? (['<', 'desc'] as const) : (['>', 'asc'] as const);
  const { rows } = await db.query<ManagedAccountRow>(
    `select ${COLUMNS} from users u
     where ($1::text is null or u.role = $1) and ($2::text is null or ${STATE} = $2)
       and ($3 = '' or not exists (
         select from unnest(string_to_array(search_text($3), ' ')) word
         where strpos(search_text(concat_ws(' ', u.prenom, u.nom, u.name, u.mail)), word) = 0))
       and ($4::int is null or (${key}, ${TIE[direction]}) ${beyond} (select ${key}, ${TIE[direction]} from users u where u.uid = $4))
     order by ${key} ${direction}, u.uid limit $5`,
    [role, state, search, after, limit],
  );
  return rows;
}

/** All of them, for a file. */
export async function listAllManagedAccounts(db: Db): Promise<ManagedAccountRow[]> {
  const { rows } = await db.query<ManagedAccountRow>(
    `select ${COLUMNS} from users u order by u.role, u.name`,
  );
  return rows;
}

/** How many accounts each role has; roles without one are omitted. */
export async function countAccounts(db: Db): Promise<{ role: Role; nombre: number }[]> {
  const { rows } = await db.query<{ role: Role; nombre: number }>(
    'select role, count(*)::int as nombre from users group by role',
  );
  return rows;
}

export async function findManagedAccount(db: Db, uid: number): Promise<ManagedAccountRow | null> {
  const { rows } = await db.query<ManagedAccountRow>(`select ${COLUMNS} from users u where u.uid = $1`, [
    uid,
  ]);
  return rows[0] ?? null;
}

/**
 * Serialises changes of accounts until the transaction ends: they are rare, and that an address is free or an
 * administrator remains depends on all accounts.
 */
export async function lockAccounts(tx: Transaction): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtext('accounts'))`);
}

/** Administrators who can sign in, without this account. */
export async function countOtherAdministrators(tx: Transaction, uid: number): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from users
     where role = 'administrator' and active and password_hash is not null and uid <> $1`,
    [uid],
  );
  return rows[0]?.count ?? 0;
}

/** What head office fills in, but for the username; $2 to $10 are `accountValues`. */
const FILLED = 'mail, role, prenom, nom, telephone, adresse, smhf, mdv, organisation';
const FILLED_IN = "$2, $3, $4, $5, $6, $7, nullif($8, ''), nullif($9, ''), nullif($10, '')";

function accountValues({ mail, role, prenom, nom, telephone, adresse, ...attached }: AccountForm): string[] {
  return [mail, role, prenom, nom, telephone, adresse, attached.smhf, attached.mdv, attached.organisation];
}

/** Inserts an account without a password; null if its username or address was taken concurrently. */
export async function insertInvited(tx: Transaction, form: AccountForm): Promise<number | null> {
  const { rows } = await tx.query<{ uid: number }>(
    `insert into users (name, ${FILLED}) values ($1, ${FILLED_IN}) on conflict do nothing returning uid`,
    [form.name, ...accountValues(form)],
  );
  return rows[0]?.uid ?? null;
}

/** Writes what head office fills in; the lock must be acquired, the version checked. */
export async function updateAccount(tx: Transaction, uid: number, form: AccountForm): Promise<void> {
  await tx.query(`update users set (${FILLED}) = (${FILLED_IN}), version = version + 1 where uid = $1`, [
    uid,
    ...accountValues(form),
  ]);
}

export async function setActive(tx: Transaction, uid: number, active: boolean): Promise<void> {
  await tx.query(
    `update users set active = $2, closed_at = case when $2 then null else now() end, version = version + 1
     where uid = $1`,
    [uid, active],
  );
}

/** Revokes the links that set the account's password, invitations included. */
export async function revokePasswordLinks(tx: Transaction, uid: number): Promise<void> {
  await tx.query(
    `update links set revoked_at = now()
     where uid = $1 and purpose = 'password' and used_at is null and revoked_at is null`,
    [uid],
  );
}

/** The holder of an address or a username, for the sentence of a refusal. */
export async function findHolder(
  db: Db,
  by: { mail: string } | { name: string },
  otherThan: number,
): Promise<{ uid: number; name: string; shown: string } | null> {
  const [column, value] = 'mail' in by ? ['mail', by.mail] : ['name', by.name];
  const { rows } = await db.query<{ uid: number; name: string; shown: string }>(
    `select uid, name, display_name(name) as shown from users where lower(${column}) = lower($1) and uid <> $2`,
    [value, otherThan],
  );
  return rows[0] ?? null;
}

/** An active account of this role and exact username; of an agency or printer, the organisation's own. */
export async function isOpenAccount(db: Db, role: Role, name: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select 1 from users where name = $1 and role = $2 and active and organisation is null',
    [name, role],
  );
  return rowCount === 1;
}

/** The first free username: `base`, else `base2`, `base3`… */
export async function findFreeUsername(db: Db, base: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>(
    'select lower(name) as name from users where starts_with(lower(name), $1)',
    [base],
  );
  const taken = new Set(rows.map(({ name }) => name));
  let number = 1;
  while (taken.has(number === 1 ? base : `${base}${number}`)) number += 1;
  return number === 1 ? base : `${base}${number}`;
}

/** Open accounts that others are attached to, by name. */
export async function listAttachable(
  db: Db,
): Promise<{ role: Role; username: string; nom: string; smhf: string | null }[]> {
  const { rows } = await db.query<{ role: Role; username: string; nom: string; smhf: string | null }>(
    `select role, name as username, display_name(name) as nom, smhf from users
     where active and organisation is null and role in ('smhf', 'mdv', 'agence', 'imprimeur')
     order by search_text(nom || ' ' || prenom), name`,
  );
  return rows;
}
