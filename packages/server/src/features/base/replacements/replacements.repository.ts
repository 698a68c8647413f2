import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** A replacement with its people; days are yyyy-MM-dd in Europe/Paris. */
export interface ReplacementRecord {
  id: number;
  absentUid: number;
  role: Role;
  absent: string;
  replacement: string;
  from_day: string;
  to_day: string;
  created_by: string;
  ended: boolean;
  /** Managers of an absent dc. */
  smhf: string | null;
  mdv: string | null;
}

const SELECT = `
  select r.id, a.uid as "absentUid", a.role, r.absent, r.replacement, r.from_day, r.to_day, r.created_by, r.ended_at is not null as ended, a.smhf, a.mdv
  from replacements r join users a on a.name = r.absent`;

/** Those visible to a person, the next first; without those before `since`. */
export async function listReplacementsFor(db: Db, actor: Actor, since: string): Promise<ReplacementRecord[]> {
  const { rows } = await db.query<ReplacementRecord>(
    `${SELECT} where r.to_day >= $3::date and (r.ended_at is null or r.ended_at >= $3::date)
       and ($2 or $1 in (r.absent, r.replacement) or (a.role = 'dc' and $1 in (a.smhf, a.mdv)))
     order by r.from_day desc, r.id desc`,
    [actor.name, isHeadOffice(actor), since],
  );
  return rows;
}

export function isHeadOffice({ role }: Actor): boolean {
  return role === 'siege' || role === 'administrator';
}

/** Locked until the transaction ends; null if it does not exist. */
export async function lockReplacement(tx: Transaction, id: number): Promise<ReplacementRecord | null> {
  const { rows } = await tx.query<ReplacementRecord>(`${SELECT} where r.id = $1 for update of r`, [id]);
  return rows[0] ?? null;
}

/** A person who can be replaced or replace. */
export interface Colleague {
  uid: number;
  name: string;
  role: Role;
  mail: string;
  shown: string;
  smhf: string | null;
  mdv: string | null;
}

const COLLEAGUES = `select uid, name, role, mail, smhf, mdv, coalesce(nullif(trim(prenom || ' ' || nom), ''), name) as shown from users`;

/** Active accounts of these roles, by name. */
export async function listColleagues(db: Db, roles: readonly Role[]): Promise<Colleague[]> {
  const { rows } = await db.query<Colleague>(
    `${COLLEAGUES} where active and role = any($1::text[]) order by lower(nom), lower(prenom), name`,
    [roles],
  );
  return rows;
}

/**
 * The active accounts of these names, locked in a fixed order against deadlocks: serialises two replacements of one
 * person.
 */
export async function lockColleagues(tx: Transaction, names: readonly string[]): Promise<Colleague[]> {
  const { rows } = await tx.query<Colleague>(
    `${COLLEAGUES} where name = any($1::text[]) and active order by uid for update`,
    [names],
  );
  return rows;
}

/** Whether this person is already replaced on one of these days. */
export async function isReplaced(
  tx: Transaction,
  absent: string,
  from: string,
  to: string,
): Promise<boolean> {
  const { rows } = await tx.query(
    'select 1 from replacements where absent = $1 and ended_at is null and from_day <= $3::date and to_day >= $2::date',
    [absent, from, to],
  );
  return rows.length > 0;
}

export async function insertReplacement(
  tx: Transaction,
  given: { absent: string; replacement: string; from: string; to: string; by: string },
): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    'insert into replacements (absent, replacement, from_day, to_day, created_by) values ($1, $2, $3, $4, $5) returning id',
    [given.absent, given.replacement, given.from, given.to, given.by],
  );
  return rows[0]?.id ?? 0;
}

/** False if it had been ended before. */
export async function markEnded(tx: Transaction, id: number, by: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'update replacements set ended_at = now(), ended_by = $2 where id = $1 and ended_at is null',
    [id, by],
  );
  return rowCount === 1;
}

/** Ends this person's duty as a stand-in, now or later: their account is closed, or of another role. */
export async function endStandIns(tx: Transaction, name: string, by: string): Promise<void> {
  await tx.query(
    `update replacements set ended_at = now(), ended_by = $2
     where replacement = $1 and ended_at is null and to_day >= (now() at time zone 'Europe/Paris')::date`,
    [name, by],
  );
}

/** Ends their own replacements as well: no colleague has the new role. */
export async function endReplacementsOf(tx: Transaction, name: string, by: string): Promise<void> {
  await endStandIns(tx, name, by);
  await tx.query(
    `update replacements set ended_at = now(), ended_by = $2
     where absent = $1 and ended_at is null and to_day >= (now() at time zone 'Europe/Paris')::date`,
    [name, by],
  );
}

/** The people whom an account replaces today, as projects name them, and until which day. */
export async function listReplacedToday(
  db: Db,
  name: string,
): Promise<{ absent: string; inProjects: string; to_day: string }[]> {
  const { rows } = await db.query<{ absent: string; inProjects: string; to_day: string }>(
    `select r.absent, coalesce(a.organisation, a.name) as "inProjects", r.to_day
     from replacements_today r join users a on a.name = r.absent where r.replacement = $1 order by r.to_day, r.absent`,
    [name],
  );
  return rows;
}
