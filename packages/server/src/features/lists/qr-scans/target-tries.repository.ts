import type { Db } from '../../../db/transaction.ts';

/** An address to be tried. */
export interface ClaimedTarget {
  code: string;
  url: string;
}

/**
 * Claims URLs of codes that were not tried on this day, or are new since: an upsert, so that of two processes one
 * gets each.
 */
export async function claimTargets(
  db: Db,
  today: string,
  now: Date,
  limit: number,
): Promise<ClaimedTarget[]> {
  const { rows } = await db.query<ClaimedTarget>(
    `insert into qr_target_tries as t (code, url, claimed_on, claimed_at)
     select q.code, q.url, $1::date, $2 from qr_codes q join projects p on p.id = q.project_id
       left join qr_target_tries last on last.code = q.code
     where q.type = 'url' and q.url is not null and p.deleted_at is null
       and (last.code is null or last.url <> q.url
         or (last.claimed_on < $1::date and last.claimed_at < $2::timestamptz - interval '55 minutes'))
     order by q.code limit $3
     on conflict (code) do update set claimed_on = excluded.claimed_on, claimed_at = excluded.claimed_at, url = excluded.url,
         answers = case when t.url = excluded.url then t.answers end,
         problem = case when t.url = excluded.url then t.problem else '' end,
         failing_since = case when t.url = excluded.url then t.failing_since end
       where t.claimed_on < excluded.claimed_on or t.url <> excluded.url
     returning code, url`,
    [today, now, limit],
  );
  return rows;
}

/** Writes what a try found. */
export async function writeTry(
  db: Db,
  { code, url }: ClaimedTarget,
  { today, problem }: { today: string; problem: string },
): Promise<void> {
  await db.query(
    `update qr_target_tries set answers = ($3::text = ''), problem = $3,
       failing_since = case when $3 = '' then null else coalesce(failing_since, $4::date) end
     where code = $1 and url = $2`,
    [code, url, problem, today],
  );
}

/** After a try that had no network: what was known stays, and it is tried again within the hour. */
export async function giveBackTry(db: Db, { code, url }: ClaimedTarget): Promise<void> {
  await db.query('update qr_target_tries set claimed_on = claimed_on - 1 where code = $1 and url = $2', [
    code,
    url,
  ]);
}
