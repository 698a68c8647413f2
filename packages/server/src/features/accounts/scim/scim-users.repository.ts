import { COMPANY_ROLES } from '@ardoise/domain/accounts/managed-roles.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import type { ScimFilter } from './scim-filter.ts';

/** An account as the directory sees it. */
export interface ScimUserRow {
  uid: number;
  userName: string;
  externalId: string | null;
  prenom: string;
  nom: string;
  mail: string;
  role: Role;
  active: boolean;
  created: string;
  modified: string;
}

const COLUMNS = `u.uid, coalesce(s.user_name, u.mail) as "userName", s.external_id as "externalId", u.prenom, u.nom,
  u.mail, u.role, u.active, u.t_creation as created,
  greatest(u.t_creation, s.t_update, (select max(c.at) from content_changes c
    where c.area = 'comptes' and c.list = '' and c.entry = u.name)) as modified`;

/** The company's own people; not those deleted by the directory, while their account is deactivated. */
const SEEN = `from users u left join scim_users s using (uid)
  where u.role = any($1::text[]) and (u.active or s.deleted_at is null)`;

const OF: Record<ScimFilter['attribute'], string> = {
  userName: 'and lower(coalesce(s.user_name, u.mail)) = lower($2)',
  externalId: 'and s.external_id = $2',
  mail: 'and lower(u.mail) = lower($2)',
};

export async function findScimUser(db: Db, uid: number): Promise<ScimUserRow | null> {
  const { rows } = await db.query<ScimUserRow>(`select ${COLUMNS} ${SEEN} and u.uid = $2`, [
    COMPANY_ROLES,
    uid,
  ]);
  return rows[0] ?? null;
}

/** A page of users by uid, and how many there are. */
export async function listScimUsers(
  db: Db,
  filter: ScimFilter | null,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ users: ScimUserRow[]; total: number }> {
  const where = `${SEEN} ${filter === null ? '' : OF[filter.attribute]}`;
  const values = [COMPANY_ROLES, ...(filter === null ? [] : [filter.value])];
  const counted = await db.query<{ total: number }>(`select count(*)::int as total ${where}`, values);
  const { rows } = await db.query<ScimUserRow>(
    `select ${COLUMNS} ${where} order by u.uid offset ${Math.trunc(offset)} limit ${Math.trunc(limit)}`,
    values,
  );
  return { users: rows, total: counted.rows[0]?.total ?? 0 };
}

/** Whether another account has this name or id in the directory. */
export async function isTaken(
  tx: Transaction,
  { userName, externalId }: { userName?: string; externalId?: string },
  uid: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `select 1 from scim_users where uid <> $3
     and (lower(user_name) = lower(nullif($1, '')) or external_id = nullif($2, ''))`,
    [userName ?? '', externalId ?? '', uid],
  );
  return rowCount !== 0;
}

/** Writes what the directory calls an account; what is absent stays, an empty text is none. */
export async function writeScimNames(
  tx: Transaction,
  uid: number,
  { userName, externalId }: { userName?: string; externalId?: string },
): Promise<void> {
  await tx.query(
    `insert into scim_users (uid, user_name, external_id) values ($1, nullif($2, ''), nullif($3, ''))
     on conflict (uid) do update set t_update = now(),
       user_name = case when $2::text is null then scim_users.user_name else nullif($2, '') end,
       external_id = case when $3::text is null then scim_users.external_id else nullif($3, '') end`,
    [uid, userName ?? null, externalId ?? null],
  );
}

/** Marks an account that the directory has deactivated, or deleted. A reopened one loses the mark. */
export async function markClosed(db: Db, uid: number, { deleted }: { deleted: boolean }): Promise<void> {
  await db.query(
    `insert into scim_users (uid, closed_at, deleted_at) values ($1, now(), case when $2 then now() end)
     on conflict (uid) do update set t_update = now(), closed_at = coalesce(scim_users.closed_at, now()),
       deleted_at = case when $2 then now() else scim_users.deleted_at end`,
    [uid, deleted],
  );
}

/** Whether an account of any role has one of these addresses. */
export async function hasAddress(db: Db, addresses: readonly string[]): Promise<boolean> {
  const { rowCount } = await db.query('select 1 from users where lower(mail) = any($1)', [
    addresses.map((address) => address.toLowerCase()),
  ]);
  return rowCount !== 0;
}

/** Whether the directory closed this account, and it was not reopened since. */
export async function isClosedByDirectory(db: Db, uid: number): Promise<boolean> {
  const { rowCount } = await db.query('select from scim_users where uid = $1 and closed_at is not null', [
    uid,
  ]);
  return rowCount === 1;
}
