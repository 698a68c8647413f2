import { QUOTA_KINDS, type QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { paceStart } from '@ardoise/domain/projects/quota-forecast.ts';
import type { Db } from '../../../db/transaction.ts';

/** One cell of a year: its units, what was used, and the same of the year before. */
export interface GridCell {
  smhf: string;
  kind: QuotaKind;
  prenom: string;
  nom: string;
  delegues: number;
  annuel: number | null;
  version: number;
  utilisees: number;
  avenir: number;
  annuel_precedent: number | null;
  utilisees_precedent: number;
  /** Units consumed in the twelve weeks that end today. */
  consumed: number;
}

/**
 * `$1` the year, `$2` whether it is in preparation, `$3` the kinds, `$4` to `$5` the weeks of the pace, `$6` the present
 * year, from which on every active SMHF has a line.
 */
const GRID = `
  with used as (
    select smhf, kind, coalesce(sum(creation + imprime + digital + annule) filter (where year = $1), 0)::int as now,
      coalesce(sum(creation + imprime + digital + annule) filter (where year = $1::int - 1), 0)::int as before,
      coalesce(sum(avenir) filter (where year = 0), 0)::int as avenir
    from quota_sums where year in ($1, $1::int - 1, 0) group by smhf, kind),
  pace as (select smhf, kind, sum(units)::int as consumed from quota_consumption
    where day between $4::date and $5::date group by smhf, kind),
  cells as (
    select smhf, kind, annuel, version from quotas where year = $1 and not $2
    union all select smhf, kind, annuel, version from quota_plans where year = $1 and $2),
  people as (
    select name as smhf from users where role = 'smhf' and active and $1::int >= $6::int
    union select smhf from quotas where year = $1
    union select smhf from used where now <> 0 and not $2)
  select p.smhf, k.kind, coalesce(u.prenom, '') as prenom, coalesce(u.nom, '') as nom,
    (select count(*)::int from users dc where dc.role = 'dc' and dc.active and dc.smhf = p.smhf) as delegues,
    c.annuel, coalesce(c.version, 0) as version, coalesce(s.now, 0) as utilisees, coalesce(s.avenir, 0) as avenir,
    q.annuel as annuel_precedent, coalesce(s.before, 0) as utilisees_precedent, coalesce(w.consumed, 0) as consumed
  from people p cross join unnest($3::text[]) with ordinality k (kind, rank)
    left join users u on u.name = p.smhf
    left join cells c on c.smhf = p.smhf and c.kind = k.kind
    left join used s on s.smhf = p.smhf and s.kind = k.kind
    left join quotas q on q.smhf = p.smhf and q.kind = k.kind and q.year = opened_quota_year($1::int - 1)
    left join pace w on w.smhf = p.smhf and w.kind = k.kind
  order by lower(coalesce(u.prenom, '')), lower(coalesce(u.nom, p.smhf)), p.smhf, k.rank`;

/** The cells of a year in one snapshot, by first name, the kinds of an SMHF together. `today` is yyyy-MM-dd. */
export async function readGridCells(
  db: Db,
  { year, prepared, today }: { year: number; prepared: boolean; today: string },
): Promise<GridCell[]> {
  const present = Number(today.slice(0, 4));
  const { rows } = await db.query<GridCell>(GRID, [
    year,
    prepared,
    QUOTA_KINDS,
    paceStart(today),
    today,
    present,
  ]);
  return rows;
}

/** Years that were opened, oldest first. */
export async function listOpenedYears(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ year: number }>('select distinct year from quotas order by year');
  return rows.map(({ year }) => year);
}
