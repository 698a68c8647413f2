import type { QuotaFigures, QuotaKind } from '@ardoise/domain/projects/quota.ts';
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
  const { rows } = await db.query<QuotaFigures>(FIGURES, [smhf, year, kind]);
  return rows[0] ?? { annuel: 0, avenir: 0, creation: 0, imprime: 0, digital: 0, annule: 0 };
}

/** The same under a lock that two submissions for the last unit wait on. */
export async function lockQuotaFigures(
  tx: Transaction,
  smhf: string,
  year: number,
  kind: QuotaKind,
): Promise<QuotaFigures> {
  await tx.query('insert into quota_sums (smhf, year, kind) values ($1, $2, $3) on conflict do nothing', [
    smhf,
    year,
    kind,
  ]);
  await tx.query('select 1 from quota_sums where smhf = $1 and year = $2 and kind = $3 for update', [
    smhf,
    year,
    kind,
  ]);
  return readQuotaFigures(tx, smhf, year, kind);
}
