import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { paceStart } from '@ardoise/domain/projects/quota-forecast.ts';
import type { QuotaFigures } from '@ardoise/domain/rules/quota.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';

/** Whether this username has quotas: an SMHF's, of today or of an earlier year. */
export async function isSmhf(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    `select exists (select 1 from users where name = $1 and role = 'smhf')
       or exists (select 1 from quotas where smhf = $1) as known`,
    [name],
  );
  return rows[0]?.known ?? false;
}

/** Figures of one SMHF and kind, with the account's display name; both empty where there is none. */
export interface TrackedQuota extends QuotaFigures {
  smhf: string;
  kind: QuotaKind;
  prenom: string;
  nom: string;
  /** Units consumed in the twelve weeks that end today. */
  consumed: number;
}

/** Null means every SMHF. */
export type TrackedSmhfs = readonly string[] | null;

/** `$1` the year, `$2` the present one, for which alone upcoming drafts and a pace are computed. */
const TRACKED = `
  with figures as (
    select smhf, kind, coalesce(sum(creation) filter (where year > 0), 0)::int as creation,
      coalesce(sum(imprime) filter (where year > 0), 0)::int as imprime, coalesce(sum(digital) filter (where year > 0), 0)::int as digital,
      coalesce(sum(annule) filter (where year > 0), 0)::int as annule, coalesce(sum(avenir) filter (where year = 0), 0)::int as avenir
    from quota_sums where year = $1 or (year = 0 and $1::int = $2::int) group by smhf, kind),
  pace as (
    select smhf, kind, sum(units)::int as consumed from (
      select smhf, kind, day, units from quota_days union all select smhf, kind, day, units from quota_changes) amounts
    where day between $5::date and $6::date and $1::int = $2::int group by smhf, kind),
  places as (
    select name as smhf, kind from users, unnest($4::text[]) kind where role = 'smhf' and active and $1::int = $2::int
    union select smhf, kind from quotas where year = opened_quota_year($1)
    union select smhf, kind from figures where creation + imprime + digital + annule + avenir <> 0)
  select p.smhf, p.kind, coalesce(u.prenom, '') as prenom, coalesce(u.nom, '') as nom, coalesce(q.annuel, 0) as annuel,
    coalesce(f.creation, 0) as creation, coalesce(f.imprime, 0) as imprime, coalesce(f.digital, 0) as digital,
    coalesce(f.annule, 0) as annule, coalesce(f.avenir, 0) as avenir, coalesce(w.consumed, 0) as consumed
  from places p
    left join users u on u.name = p.smhf
    left join quotas q on q.smhf = p.smhf and q.kind = p.kind and q.year = opened_quota_year($1)
    left join figures f on f.smhf = p.smhf and f.kind = p.kind
    left join pace w on w.smhf = p.smhf and w.kind = p.kind
  where $3::text[] is null or p.smhf = any($3)`;

/**
 * A year's figures of these SMHFs by kind, in one snapshot: every active one in the present year, and every one with
 * units or projects in that year.
 */
export async function readTrackedQuotas(
  db: Db,
  smhfs: TrackedSmhfs,
  year: number,
  today: string,
): Promise<TrackedQuota[]> {
  const presentYear = Number(today.slice(0, 4));
  const { rows } = await db.query<TrackedQuota>(
    prepared(TRACKED, [year, presentYear, smhfs, QUOTA_KINDS, paceStart(today), today]),
  );
  return rows;
}

/** Years in which units were given or consumed, newest first. */
export async function readQuotaYears(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ year: number }>(
    'select year from quotas union select year from quota_sums where year > 0 order by year desc',
  );
  return rows.map(({ year }) => year);
}
