import type { Db } from '../../../db/transaction.ts';

/** Adds scans to their hours, in one statement and in one order, so that two processes never wait on each other. */
export async function addScans(
  db: Db,
  counted: readonly { code: string; hour: Date; scans: number }[],
): Promise<void> {
  await db.query(
    `insert into qr_scans as kept (code, hour, scans)
     select q.code, c.hour, c.scans from jsonb_to_recordset($1::jsonb) c (code text, hour timestamptz, scans int)
       join qr_codes q on q.code = c.code
     order by q.code, c.hour
     on conflict (code, hour) do update set scans = kept.scans + excluded.scans`,
    [JSON.stringify(counted)],
  );
}
