import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/transaction.ts';

/** Requests in the present window, this one included, and the milliseconds that it still lasts. */
export interface Count {
  current: number;
  ttl: number;
}

/** Counts a request; a window begins with its first request and lasts `windowMs`. */
export async function countRequest(db: Db, key: Buffer, windowMs: number): Promise<Count> {
  const { rows } = await db.query<Count>(
    prepared(
      `insert into request_counts as c (key, requests, ends_at)
      values ($1, 1, clock_timestamp() + make_interval(secs => $2::float8 / 1000))
      on conflict (key) do update set
        requests = case when c.ends_at <= clock_timestamp() then 1 else c.requests + 1 end,
        ends_at = case when c.ends_at <= clock_timestamp() then excluded.ends_at else c.ends_at end
      returning requests as current,
        greatest(0, extract(epoch from ends_at - clock_timestamp()) * 1000)::int as ttl`,
      [key, windowMs],
    ),
  );
  const [count] = rows;
  if (count === undefined) throw new Error('a request that was not counted');
  return count;
}

export async function deleteEndedCounts(db: Db): Promise<void> {
  await db.query('delete from request_counts where ends_at < clock_timestamp()');
}
