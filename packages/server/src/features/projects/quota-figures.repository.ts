import type { QuotaFigures, QuotaKind } from '@ardoise/domain/projects/quota.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db, Transaction } from '../../db/transaction.ts';

const FIGURES = `
  select coalesce((select annuel from quotas where smhf = $1 and year = $2 and kind = $3), 0) as annuel,
    coalesce(s.creation, 0) as creation, coalesce(s.imprime, 0) as imprime, coalesce(s.digital, 0) as digital, coalesce(s.annule, 0) as annule,
    coalesce((select avenir from quota_sums where smhf = $1 and year = 0 and kind = $3), 0) as avenir
  from (select 1) one left join quota_sums s on s.smhf = $1 and s.year = $2 and s.kind = $3`;

/** Figures of one SMHF, year and kind: units given and the sums the database keeps. */
export async function readQuotaFigures(
  db: Db,
  smhf: string,
  year: number,
  kind: QuotaKind,
): Promise<QuotaFigures> {
  const { rows } = await db.query<QuotaFigures>(prepared(FIGURES, [smhf, year, kind]));
  return rows[0] ?? { annuel: 0, avenir: 0, creation: 0, imprime: 0, digital: 0, annule: 0 };
}

/** The sums are read once the lock is had. */
const LOCK = `
  with locked as (
    select creation, imprime, digital, annule from quota_sums where smhf = $1 and year = $2 and kind = $3 for update)
  select coalesce((select annuel from quotas where smhf = $1 and year = $2 and kind = $3), 0) as annuel,
    creation, imprime, digital, annule,
    coalesce((select avenir from quota_sums where smhf = $1 and year = 0 and kind = $3), 0) as avenir
  from locked`;

/** The first unit of a year has no row to lock yet: writing one locks it. */
const LOCK_FIRST = `
  with locked as (
    insert into quota_sums as sums (smhf, year, kind) values ($1, $2, $3)
    on conflict (smhf, year, kind) do update set annule = sums.annule
    returning creation, imprime, digital, annule)
  select coalesce((select annuel from quotas where smhf = $1 and year = $2 and kind = $3), 0) as annuel,
    creation, imprime, digital, annule,
    coalesce((select avenir from quota_sums where smhf = $1 and year = 0 and kind = $3), 0) as avenir
  from locked`;

/** The same under a lock that two submissions for the last unit wait on. */
export async function lockQuotaFigures(
  tx: Transaction,
  smhf: string,
  year: number,
  kind: QuotaKind,
): Promise<QuotaFigures> {
  const { rows: present } = await tx.query<QuotaFigures>(prepared(LOCK, [smhf, year, kind]));
  if (present[0] !== undefined) return present[0];
  const { rows } = await tx.query<QuotaFigures>(prepared(LOCK_FIRST, [smhf, year, kind]));
  const [figures] = rows;
  if (figures === undefined) throw new Error('an insert that updates on conflict answers its row');
  return figures;
}
