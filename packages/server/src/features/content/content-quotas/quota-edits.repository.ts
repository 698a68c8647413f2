import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';

/** A cell of the quotas of a year. */
export interface QuotaPlace {
  smhf: string;
  year: number;
  kind: QuotaKind;
}

/** `version` 0: the cell was never set. */
export interface StoredQuota {
  annuel: number | null;
  version: number;
}

const NEVER_SET: StoredQuota = { annuel: null, version: 0 };

/** A quota of an opened year; read under its lock (`lockQuotas`) before a change. */
export async function readQuota(db: Db, { smhf, year, kind }: QuotaPlace): Promise<StoredQuota> {
  const { rows } = await db.query<StoredQuota>(
    'select annuel, version from quotas where smhf = $1 and year = $2 and kind = $3',
    [smhf, year, kind],
  );
  return rows[0] ?? NEVER_SET;
}

/** Upserts a quota; returns it with its next version. */
export async function writeQuota(
  tx: Transaction,
  { smhf, year, kind }: QuotaPlace,
  annuel: number,
): Promise<StoredQuota> {
  const { rows } = await tx.query<StoredQuota>(
    `insert into quotas as q (smhf, year, kind, annuel) values ($1, $2, $3, $4)
     on conflict (smhf, year, kind) do update set annuel = excluded.annuel, version = q.version + 1
     returning annuel, version`,
    [smhf, year, kind, annuel],
  );
  return rows[0] ?? NEVER_SET;
}

/** Whether a year is opened: it has quotas (migration 0036). */
export async function isYearOpened(db: Db, year: number): Promise<boolean> {
  const { rows } = await db.query<{ opened: boolean }>(
    'select exists (select 1 from quotas where year = $1) as opened',
    [year],
  );
  return rows[0]?.opened ?? false;
}

/** Key of the advisory lock: with the year, unlike any other. */
const YEAR_LOCK = 'quota year';

/**
 * Locks a year's state until the transaction ends: shared while it is prepared, exclusive while it is opened, so
 * that no figure is saved beside the opening.
 */
export async function lockQuotaYear(tx: Transaction, year: number, mode: 'prepare' | 'open'): Promise<void> {
  const lock = mode === 'open' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared';
  await tx.query(`select ${lock}(hashtextextended($1, $2))`, [YEAR_LOCK, year]);
}

/** A prepared figure. */
export interface PlannedQuota extends StoredQuota {
  smhf: string;
  kind: QuotaKind;
}

/**
 * Writes prepared figures whose base version is the present one, in one statement; returns those that were written, with
 * their next version.
 */
export async function writePlan(
  tx: Transaction,
  year: number,
  cells: readonly PlannedQuota[],
): Promise<PlannedQuota[]> {
  const { rows } = await tx.query<PlannedQuota>(
    `insert into quota_plans as p (smhf, year, kind, annuel, version)
     select smhf, $1::int, kind, annuel, version + 1 from jsonb_to_recordset($2::jsonb)
       cell (smhf text, kind text, annuel int, version int)
     order by kind, smhf
     on conflict (smhf, year, kind) do update set annuel = excluded.annuel, version = excluded.version
       where p.version = excluded.version - 1
     returning smhf, kind, annuel, version`,
    [year, JSON.stringify(cells)],
  );
  return rows;
}

/** Prepared figures of a year; those that were taken back are null. */
export async function readPlan(db: Db, year: number): Promise<PlannedQuota[]> {
  const { rows } = await db.query<PlannedQuota>(
    'select smhf, kind, annuel, version from quota_plans where year = $1',
    [year],
  );
  return rows;
}

/** Copies the prepared figures of these SMHFs into the quotas of the year, which opens it. */
export async function openPlannedYear(
  tx: Transaction,
  year: number,
  smhfs: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into quotas (smhf, year, kind, annuel)
     select smhf, year, kind, annuel from quota_plans where year = $1 and smhf = any($2::text[]) and annuel is not null`,
    [year, smhfs],
  );
}

/** Who changed a cell last, by their account's name at that time; null for a command, or if never changed. */
export async function lastQuotaChanger(db: Db, { smhf, year, kind }: QuotaPlace): Promise<string | null> {
  const { rows } = await db.query<{ name: string | null }>(
    `select name from content_changes where area = 'quotas' and list = $1 and (entry = $2
       or (act = 'transfert' and entry = $3 and $4 in (after->'de'->>'smhf', after->'a'->>'smhf')))
     order by id desc limit 1`,
    [String(year), `${kind}/${smhf}`, kind, smhf],
  );
  return rows[0]?.name ?? null;
}

/** A transfer as its line of the log keeps it. */
export interface TransferRow {
  id: number;
  at: string;
  name: string | null;
  kind: QuotaKind;
  giver: string;
  taker: string;
  units: number;
  reason: string;
}

/** Transfers of a year that concern these SMHFs (null: all), newest first. */
export async function listTransfers(
  db: Db,
  year: number,
  smhfs: readonly string[] | null,
): Promise<TransferRow[]> {
  const { rows } = await db.query<TransferRow>(
    `select id, at, name, entry as kind, after->'de'->>'smhf' as giver, after->'a'->>'smhf' as taker,
       (after->>'unites')::int as units, reason
     from content_changes where area = 'quotas' and list = $1 and act = 'transfert'
       and ($2::text[] is null or after->'de'->>'smhf' = any($2) or after->'a'->>'smhf' = any($2))
     order by id desc`,
    [String(year), smhfs],
  );
  return rows;
}

/** True for the first caller of all processes, which notifies head office that this year is not opened. */
export async function takeYearReminder(tx: Transaction, year: number): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into quota_reminders (year) values ($1) on conflict do nothing',
    [year],
  );
  return rowCount === 1;
}
