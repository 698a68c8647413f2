import { QUOTA_KINDS, type QuotaFigures, type QuotaKind } from '@ardoise/domain/projects/quota.ts';
import { PACE_WEEKS, paceStart } from '@ardoise/domain/projects/quota-forecast.ts';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/transaction.ts';

/** Whether quotas may be counted under this username: an SMHF's, of today or of an earlier year. */
export async function isSmhf(db: Db, name: string): Promise<boolean> {
  const { rows } = await db.query<{ known: boolean }>(
    `select exists (select 1 from users where name = $1 and role = 'smhf')
       or exists (select 1 from quotas where smhf = $1) as known`,
    [name],
  );
  return rows[0]?.known ?? false;
}

/** Figures of one SMHF and kind, with the name that the SMHF's account bears; both empty where there is none. */
export interface TrackedQuota extends QuotaFigures {
  smhf: string;
  kind: QuotaKind;
  prenom: string;
  nom: string;
}

/** Null stands for every SMHF. */
export type TrackedSmhfs = readonly string[] | null;

const TRACKED = `
  with places as (
    select name as smhf, kind from users, unnest($4::text[]) kind where role = 'smhf' and active and $1::int = $2::int
    union select smhf, kind from quotas where year = $1
    union select smhf, kind from quota_sums
      where (year = $1 or year = 0 and $1 = $2) and (avenir, creation, imprime, digital, annule) <> (0, 0, 0, 0, 0))
  select p.smhf, p.kind, coalesce(u.prenom, '') as prenom, coalesce(u.nom, '') as nom, coalesce(q.annuel, 0) as annuel,
    coalesce(s.creation, 0) as creation, coalesce(s.imprime, 0) as imprime, coalesce(s.digital, 0) as digital,
    coalesce(s.annule, 0) as annule, coalesce(d.avenir, 0) as avenir
  from places p
    left join users u on u.name = p.smhf
    left join quotas q on q.smhf = p.smhf and q.kind = p.kind and q.year = $1
    left join quota_sums s on s.smhf = p.smhf and s.kind = p.kind and s.year = $1
    left join quota_sums d on d.smhf = p.smhf and d.kind = p.kind and d.year = 0 and $1 = $2
  where $3::text[] is null or p.smhf = any($3)`;

/**
 * A year's figures of these SMHFs by kind: every active one in the present year, and whoever has units or projects in that
 * year. Drafts to come belong to the present year.
 */
export async function readTrackedQuotas(
  db: Db,
  smhfs: TrackedSmhfs,
  year: number,
  presentYear: number,
): Promise<TrackedQuota[]> {
  const { rows } = await db.query<TrackedQuota>(prepared(TRACKED, [year, presentYear, smhfs, QUOTA_KINDS]));
  return rows;
}

/** Days and the lines not folded into them yet, summed once: by the view they would be summed by day first. */
const WEEKS = `
  select smhf, kind, $4::int - 1 - ($1::date - day) / 7 as week, sum(units)::int as units
  from (select smhf, kind, day, units from quota_days union all select smhf, kind, day, units from quota_changes) amounts
  where day between $2::date and $1::date and ($3::text[] is null or smhf = any($3)) group by 1, 2, 3`;

/** Units consumed in each of the twelve weeks that end today, the oldest first, by SMHF and kind. */
export async function readWeeklyConsumption(
  db: Db,
  smhfs: TrackedSmhfs,
  today: string,
): Promise<(smhf: string, kind: QuotaKind) => readonly number[]> {
  const { rows } = await db.query<{ smhf: string; kind: QuotaKind; week: number; units: number }>(
    prepared(WEEKS, [today, paceStart(today), smhfs, PACE_WEEKS]),
  );
  const weeks = new Map<string, number[]>();
  for (const { smhf, kind, week, units } of rows) {
    const key = `${kind} ${smhf}`;
    const known = weeks.get(key) ?? new Array<number>(PACE_WEEKS).fill(0);
    known[week] = units;
    weeks.set(key, known);
  }
  return (smhf, kind) => weeks.get(`${kind} ${smhf}`) ?? [];
}

/** Years in which units were given or consumed, the latest first. */
export async function readQuotaYears(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ year: number }>(
    'select year from quotas union select year from quota_sums where year > 0 order by year desc',
  );
  return rows.map(({ year }) => year);
}
