import { CAUSE_NOT_SAID } from '@ardoise/domain/projects/return-causes.ts';
import { HELD_BY, MOST_RETURNS } from '@ardoise/domain/rules/figures.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** `value` of a promise that is still open, in `figure_days`. */
export const OPEN = -1;
/** In the place of an agency, in `figure_weeks`, where '' is all of them. */
const NO_AGENCY = '-';

/** The causes of a return, one without any as such. */
export const CAUSES_SQL = `case when causes = '{}' then array['${CAUSE_NOT_SAID}'] else causes end`;

/** The columns of `figure_days`. */
export const DAY_COLUMNS = 'day, nature, type, agence, statut, party, promiser, value, n, late';

/** What events, each with its `sign`, add to `figure_days`: causes and the tenths with each party are natures of their own. */
export function daysOfEvents(events: string): string {
  const held = HELD_BY.map((by) => `'${by}'`).join(', ');
  return `
    select day, nature, type, agence, statut, party, promiser,
      case nature when 'acceptee' then least(returns, ${MOST_RETURNS})
        when 'delai' then case when done_on is null then ${OPEN} else (done_on <= day)::int end else 0 end as value,
      sign as n, coalesce(sign * late, 0) as late
    from ${events} where nature <> 'passage'
    union all select day, 'cause', type, agence, cause, null, null, 0, sign, 0
    from ${events} cross join lateral unnest(${CAUSES_SQL}) cause
    union all select day, 'garde', type, agence, (array[${held}])[place], null, null, 0, sign * parts.amount, 0
    from ${events} cross join lateral unnest(held) with ordinality parts (amount, place)`;
}

/**
 * Folds what events added and took away into the sums by day and by week (migration 0077). Only under the lock of
 * `takeFold`: nobody else writes the sums.
 */
export async function foldSums(tx: Transaction): Promise<void> {
  await tx.query(
    `with folded as (delete from figure_changes returning *),
     days as (
       insert into figure_days as sums (${DAY_COLUMNS})
       select day, nature, type, coalesce(agence, ''), coalesce(statut, ''), coalesce(party, ''), coalesce(promiser, ''), value,
         sum(n), sum(late)
       from (${daysOfEvents('folded')}) added
       group by 1, 2, 3, 4, 5, 6, 7, 8
       on conflict (nature, day, type, agence, statut, party, promiser, value)
         do update set n = sums.n + excluded.n, late = sums.late + excluded.late)
     insert into figure_weeks as sums (week, nature, type, agence, statut, tenths, n)
     select date_trunc('week', day)::date, nature, of.type, of.agence, coalesce(statut, ''), tenths, sum(sign)
     from folded cross join lateral (values (folded.type, ''), ('', coalesce(folded.agence, '${NO_AGENCY}')), ('', '')) of (type, agence)
     where tenths is not null group by 1, 2, 3, 4, 5, 6
     on conflict (nature, type, agence, week, statut, tenths) do update set n = sums.n + excluded.n`,
  );
  await tx.query('delete from figure_days where n = 0');
  await tx.query('delete from figure_weeks where n = 0');
}
