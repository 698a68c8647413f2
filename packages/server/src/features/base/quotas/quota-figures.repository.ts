import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import type { QuotaFigures } from '@ardoise/domain/rules/quota.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { tryLock } from '../../../db/try-lock.ts';

const FIGURES = `
  select annual_quota($1, $2, $3) as annuel,
    coalesce(s.creation, 0) as creation, coalesce(s.imprime, 0) as imprime, coalesce(s.digital, 0) as digital, coalesce(s.annule, 0) as annule,
    coalesce((select avenir from quota_sums where smhf = $1 and year = 0 and kind = $3), 0) as avenir
  from (select 1) one left join (select * from quota_sums where smhf = $1 and year = $2 and kind = $3) s on true`;

/** Figures of one SMHF, year and kind: the units that count in that year (migration 0036) and the stored sums. */
export async function readQuotaFigures(
  db: Db,
  smhf: string,
  year: number,
  kind: QuotaKind,
): Promise<QuotaFigures> {
  const { rows } = await db.query<QuotaFigures>(prepared(FIGURES, [smhf, year, kind]));
  return rows[0] ?? { annuel: 0, avenir: 0, creation: 0, imprime: 0, digital: 0, annule: 0 };
}

/**
 * Returns the units left, under a lock until the transaction ends: shared while many are left, exclusive for the last
 * ones (migration 0017 explains why the quota cannot be exceeded). Call last, and consume at most one.
 */
export async function holdQuota(
  tx: Transaction,
  smhf: string,
  year: number,
  kind: QuotaKind,
): Promise<number> {
  const { rows } = await tx.query<{ remaining: number }>(
    prepared('select hold_quota($1, $2, $3) as remaining', [smhf, year, kind]),
  );
  const [held] = rows;
  if (held === undefined) throw new Error('a select without from answers one row');
  return held.remaining;
}

/**
 * The same lock alone, to change the units of a year: waits for concurrent submissions, and blocks the next ones until
 * the transaction ends. Several are taken in the order of kind and SMHF, against deadlocks.
 */
export async function lockQuotas(
  tx: Transaction,
  year: number,
  places: readonly { smhf: string; kind: QuotaKind }[],
): Promise<void> {
  const ordered = places.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (const { smhf, kind } of ordered)
    await tx.query(prepared('select pg_advisory_xact_lock(quota_key($1, $2, $3))', [smhf, year, kind]));
}

const keyOf = ({ smhf, kind }: { smhf: string; kind: QuotaKind }) => `${kind} ${smhf}`;

/** Key of the advisory lock: any constant, equal in every server process. */
const FOLD_LOCK = 7_270_473_117;

/**
 * Folds the lines added since the last time into the sums, in one statement, so that no reader counts a line twice or
 * not at all. Under an advisory lock: a second process skips it.
 */
export async function foldQuotaChanges(tx: Transaction): Promise<void> {
  if (!(await tryLock(tx, FOLD_LOCK))) return;
  await tx.query(
    `with folded as (delete from quota_changes returning *),
     days as (
       insert into quota_days as sums (smhf, kind, day, units)
       select smhf, kind, day, sum(units) from folded where day is not null group by 1, 2, 3 having sum(units) <> 0
       on conflict (smhf, kind, day) do update set units = sums.units + excluded.units)
     insert into quota_folded_sums as sums (smhf, year, kind, avenir, creation, imprime, digital, annule)
     select smhf, year, kind, sum(avenir), sum(creation), sum(imprime), sum(digital), sum(annule) from folded group by 1, 2, 3
     on conflict (smhf, year, kind) do update set
       avenir = sums.avenir + excluded.avenir, creation = sums.creation + excluded.creation,
       imprime = sums.imprime + excluded.imprime, digital = sums.digital + excluded.digital, annule = sums.annule + excluded.annule`,
  );
}
