import {
  ACCESS_CHANGES,
  type AccessChange,
  type SecurityEventName,
} from '@ardoise/domain/base/security-events.ts';
import type { Db } from '../../../db/transaction.ts';
import { IS_OPEN } from '../../../http/session.repository.ts';

/** A row of the log to insert. */
export interface NewSecurityEvent {
  event: SecurityEventName;
  uid: number | null;
  name: string | null;
  address: string;
  requestId: string;
  subjectUid: number | null;
  projectId: string | null;
  object: string;
  /** Name of the key that it came by. */
  key: string | null;
}

/** Maximum rows per minute of one event and account; further addresses are aggregated in one row without address. */
const MOST_ADDRESSES = 30;

const COLUMNS = 'event, uid, name, address, request_id, subject_uid, project_id, object, key_name';

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
    event.key,
  ];
}

export async function insertSecurityEvent(db: Db, event: NewSecurityEvent): Promise<void> {
  await db.query(
    `insert into security_events (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    valuesOf(event),
  );
}

/** Upserts this minute's row of the event, account and address; the row shows the last request and its object. */
export async function countSecurityEvent(db: Db, event: NewSecurityEvent, times: number): Promise<void> {
  await db.query(
    `insert into security_events (${COLUMNS}, minute, count)
     select $1, $2, $3, case when others.count < ${MOST_ADDRESSES} or others.known then $4 else '' end, $5, $6, $7, $8, $9,
       date_trunc('minute', now()), $10
     from (
       select count(*), coalesce(bool_or(address = $4), false) as known from security_events
       where event = $1 and minute = date_trunc('minute', now()) and coalesce(uid, 0) = coalesce($2::int, 0)
     ) others
     on conflict (event, minute, coalesce(uid, 0), address) where minute is not null do update
       set count = security_events.count + excluded.count, last_at = now(), request_id = excluded.request_id,
         project_id = excluded.project_id, object = excluded.object, key_name = excluded.key_name`,
    [...valuesOf(event), times],
  );
}

/** A row of the log for its page; present names, or the former one of a deleted account. */
export interface SecurityEventRow {
  id: number;
  event: SecurityEventName;
  at: string;
  last_at: string;
  count: number;
  address: string;
  request_id: string;
  object: string;
  key_name: string;
  uid: number | null;
  username: string;
  shown: string;
  subject_uid: number | null;
  subject_username: string;
  subject_shown: string;
  project_id: string | null;
  project_name: string;
}

export interface SecurityFilters {
  event: SecurityEventName | null;
  uid: number | null;
  /** Days in Europe/Paris, inclusive. */
  from: string | null;
  to: string | null;
  /** Cursor: only rows older than this. */
  before: number | null;
}

/** Newest first. */
export async function listSecurityEvents(
  db: Db,
  { event, uid, from, to, before }: SecurityFilters,
  limit: number,
): Promise<SecurityEventRow[]> {
  const { rows } = await db.query<SecurityEventRow>(
    `select e.id, e.event, e.at, e.last_at, e.count, e.address, e.request_id, e.object, coalesce(e.key_name, '') as key_name, e.project_id,
       e.uid, coalesce(u.name, e.name, '') as username, trim(concat(u.prenom, ' ', u.nom)) as shown,
       e.subject_uid, coalesce(s.name, '') as subject_username, trim(concat(s.prenom, ' ', s.nom)) as subject_shown,
       coalesce(p.name_projet, '') as project_name
     from security_events e left join users u on u.uid = e.uid left join users s on s.uid = e.subject_uid
       left join projects p on p.id = e.project_id
     where ($1::text is null or e.event = $1) and ($2::int is null or e.uid = $2 or e.subject_uid = $2)
       and ($3::date is null or e.at >= $3::date::timestamp at time zone 'Europe/Paris')
       and ($4::date is null or e.at < ($4::date + 1)::timestamp at time zone 'Europe/Paris')
       and ($5::bigint is null or e.id < $5)
     order by e.id desc limit $6`,
    [event, uid, from, to, before, limit],
  );
  return rows;
}

/** The account of this name, active or closed, with its open sessions. */
export async function findLoggedPerson(
  db: Db,
  identifier: string,
): Promise<{ uid: number; username: string; shown: string; sessions: number } | null> {
  const { rows } = await db.query<{ uid: number; username: string; shown: string; sessions: number }>(
    `select u.uid, u.name as username, trim(u.prenom || ' ' || u.nom) as shown,
       (select count(*)::int from sessions s where s.uid = u.uid and ${IS_OPEN}) as sessions
     from users u where lower(u.name) = lower($1) or lower(u.mail) = lower($1)
     order by (lower(u.name) = lower($1)) desc limit 1`,
    [identifier],
  );
  return rows[0] ?? null;
}

/** Changes of a person's own access: by whom, null for themselves; newest first. */
export async function listAccessChanges(
  db: Db,
  uid: number,
  limit: number,
): Promise<{ evenement: AccessChange; t: string; par: string | null }[]> {
  const { rows } = await db.query<{ evenement: AccessChange; t: string; par: string | null }>(
    `select e.event as evenement, e.at as t,
       case when e.uid is distinct from $1 then coalesce(nullif(trim(concat(u.prenom, ' ', u.nom)), ''), e.name, '') end as par
     from security_events e left join users u on u.uid = e.uid
     where e.event = any($2) and coalesce(e.subject_uid, e.uid) = $1 order by e.id desc limit $3`,
    [uid, ACCESS_CHANGES, limit],
  );
  return rows;
}

/** Deletes events older than 12 months (specification/security.md#two-logs). */
export async function deleteOldSecurityEvents(db: Db): Promise<void> {
  await db.query(`delete from security_events where at < now() - interval '12 months'`);
}
