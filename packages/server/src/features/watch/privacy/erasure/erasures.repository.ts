import type { Db, Transaction } from '../../../../db/transaction.ts';
import type { Person } from '../people/person.ts';

/** Why a person is erased: at their request, or at the end of the retention. */
export type ErasureCause = 'demande' | 'duree';

export interface ErasureRow {
  number: number;
  uid: number | null;
  cause: ErasureCause;
  asked_at: string;
  person: Person | null;
  done_at: string | null;
  kept: number;
  projects: number;
  rows: number;
  failures: number;
}

const COLUMNS = 'number, uid, cause, asked_at, person, done_at, kept, projects, rows, failures';

/** The number of a pseudonym, that no other person has in any place. */
export async function nextNumber(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>(`select nextval('erased_people') as number`);
  const [row] = rows;
  if (row === undefined) throw new Error('a sequence returned no number');
  return row.number;
}

/** The account has its pseudonym: only this row still identifies the person. */
const RENAMED = `exists (select from users u where u.uid = erasures.uid and u.name in ('efface-' || erasures.number, 'efface-' || erasures.number || '@efface.invalid'))`;

/** Advisory lock for recording an erasure: concurrent requests for one person are merged. */
const ASKED_LOCK = 7_305_827;

/** A repeated request for a person without an account: same address, else same name, telephone and place. */
const SAME = `e.uid is null and case when jsonb_array_length($1::jsonb -> 'mails') > 0 then e.person -> 'mails' = $1::jsonb -> 'mails'
  else (e.person -> 'mails', e.person -> 'names', e.person -> 'phones', e.person ->> 'place')
    is not distinct from ($1::jsonb -> 'mails', $1::jsonb -> 'names', $1::jsonb -> 'phones', $1::jsonb ->> 'place') end`;

async function findOpenErasure(tx: Transaction, person: Person): Promise<number | null> {
  await tx.query('select pg_advisory_xact_lock($1)', [ASKED_LOCK]);
  const { rows } = await tx.query<{ number: number }>(
    `update erasures e set tried_at = null, failures = 0
     where number = (select e.number from erasures e where e.done_at is null and ${SAME} order by 1 limit 1) returning number`,
    [JSON.stringify(person)],
  );
  return rows[0]?.number ?? null;
}

/** Records an erasure; returns its number: that of the open one, if there is. */
export async function openErasure(
  tx: Transaction,
  { uid, person, cause, by }: { uid: number | null; person: Person; cause: ErasureCause; by: number | null },
): Promise<number> {
  const open = uid === null ? await findOpenErasure(tx, person) : null;
  if (open !== null) return open;
  const { rows } = await tx.query<{ number: number }>(
    `insert into erasures (number, uid, cause, asked_by, person) values (nextval('erased_people'), $1, $2, $3, $4)
     on conflict (uid) where done_at is null and uid is not null do update set tried_at = null, failures = 0,
       person = case when ${RENAMED} then erasures.person else excluded.person end
     returning number`,
    [uid, cause, by, JSON.stringify(person)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('insert returned no row');
  return row.number;
}

/** A complete pass is repeated a day later; a failed one is retried after a minute, with exponential backoff. */
const IS_DUE = `done_at is null and (tried_at is null or tried_at < now() -
  case when failures = 0 then interval '1 day' else least(interval '1 minute' * 2 ^ least(failures - 1, 11), interval '1 day') end)`;

/** The numbers of those that are left to do. */
export async function listDueErasures(db: Db): Promise<number[]> {
  const { rows } = await db.query<{ number: number }>(
    `select number from erasures where ${IS_DUE} order by number limit 100`,
  );
  return rows.map(({ number }) => number);
}

/** Advisory lock of an erasure in progress, together with its number; a session lock of a connection. */
const WORKING_LOCK = 7_305_829;

/**
 * Takes an erasure until `leaveErasure`, or for as long as the connection lasts, and returns it; null while another process is at it, or where
 * nothing is due any more.
 */
export async function takeErasure(connection: Db, number: number): Promise<ErasureRow | null> {
  const { rows: locks } = await connection.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1, $2) as locked',
    [WORKING_LOCK, number],
  );
  if (locks[0]?.locked !== true) return null;
  const { rows } = await connection.query<ErasureRow>(
    `select ${COLUMNS} from erasures where number = $1 and ${IS_DUE}`,
    [number],
  );
  return rows[0] ?? null;
}

/** Releases it: after a disconnect the lock would last until the backend notices. */
export async function leaveErasure(connection: Db, number: number): Promise<void> {
  await connection.query('select pg_advisory_unlock($1, $2)', [WORKING_LOCK, number]);
}

/** A pass that failed: the next one is later each time. */
export async function noteFailure(db: Db, number: number): Promise<void> {
  await db.query(
    'update erasures set tried_at = now(), failures = failures + 1 where number = $1 and done_at is null',
    [number],
  );
}

/** The newest. */
export async function listErasures(db: Db, limit: number): Promise<ErasureRow[]> {
  const { rows } = await db.query<ErasureRow>(
    `select ${COLUMNS} from erasures order by number desc limit $1`,
    [limit],
  );
  return rows;
}

/** Locks an open erasure, so that one process at a time is at it; null when it is done, or another has it. */
export async function lockErasure(tx: Transaction, number: number): Promise<ErasureRow | null> {
  const { rows } = await tx.query<ErasureRow>(
    `select ${COLUMNS} from erasures where number = $1 and done_at is null for update skip locked`,
    [number],
  );
  return rows[0] ?? null;
}

/** How rows name them, while an erasure is under way. */
export async function keepPerson(tx: Transaction, number: number, person: Person): Promise<void> {
  await tx.query('update erasures set person = $2 where number = $1', [number, JSON.stringify(person)]);
}

export async function addToErasure(
  tx: Transaction,
  number: number,
  { projects, rows }: { projects: number; rows: number },
): Promise<void> {
  await tx.query('update erasures set projects = projects + $2, rows = rows + $3 where number = $1', [
    number,
    projects,
    rows,
  ]);
}

/** Ends a pass: for good, after which nothing says who it was, or until what is kept ends as well. */
export async function endPass(
  tx: Transaction,
  number: number,
  { kept, done }: { kept: number; done: boolean },
): Promise<void> {
  await tx.query(
    `update erasures set kept = $2, person = case when $3 or (uid is not null and not ${RENAMED}) then null else person end, done_at = case when $3 then now() end, tried_at = now(), failures = 0
     where number = $1`,
    [number, kept, done],
  );
}

/** Accounts that were closed so many months ago and are not erased. */
export async function findLongClosed(db: Db, months: number): Promise<number[]> {
  const { rows } = await db.query<{ uid: number }>(
    `select uid from users u where not active and closed_at is not null and months_since(closed_at) >= $1
       and not exists (select from erasures e where e.uid = u.uid) order by uid limit 100`,
    [months],
  );
  return rows.map(({ uid }) => uid);
}
