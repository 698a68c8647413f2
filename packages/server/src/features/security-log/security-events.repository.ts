import type { SecurityEventName } from '@ardoise/domain/security-events.ts';
import type { Db } from '../../db/transaction.ts';

/** A row of the log as it is written. */
export interface NewSecurityEvent {
  event: SecurityEventName;
  uid: number | null;
  name: string | null;
  address: string;
  requestId: string;
  subjectUid: number | null;
  projectId: string | null;
  object: string;
}

/** Rows a minute of one event and one account; what comes from further addresses is counted in one row without any. */
const MOST_ADDRESSES = 30;

const COLUMNS = 'event, uid, name, address, request_id, subject_uid, project_id, object';

function valuesOf(event: NewSecurityEvent): unknown[] {
  return [
    event.event,
    event.uid,
    event.name,
    event.address,
    event.requestId,
    event.subjectUid,
    event.projectId,
    event.object,
  ];
}

export async function insertSecurityEvent(db: Db, event: NewSecurityEvent): Promise<void> {
  await db.query(
    `insert into security_events (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    valuesOf(event),
  );
}

/** Adds to this minute's row of the event, account and address; the row shows the last request and what it was about. */
export async function countSecurityEvent(db: Db, event: NewSecurityEvent, times: number): Promise<void> {
  await db.query(
    `insert into security_events (${COLUMNS}, minute, count)
     select $1, $2, $3, case when others.count < ${MOST_ADDRESSES} or others.known then $4 else '' end, $5, $6, $7, $8,
       date_trunc('minute', now()), $9
     from (
       select count(*), coalesce(bool_or(address = $4), false) as known from security_events
       where event = $1 and minute = date_trunc('minute', now()) and coalesce(uid, 0) = coalesce($2::int, 0)
     ) others
     on conflict (event, minute, coalesce(uid, 0), address) where minute is not null do update
       set count = security_events.count + excluded.count, last_at = now(), request_id = excluded.request_id,
         project_id = excluded.project_id, object = excluded.object`,
    [...valuesOf(event), times],
  );
}

/** What is older than 12 months (3-decisions.md section 9, Two logs). */
export async function deleteOldSecurityEvents(db: Db): Promise<void> {
  await db.query(`delete from security_events where at < now() - interval '12 months'`);
}
