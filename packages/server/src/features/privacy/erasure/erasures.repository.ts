import type { Db, Transaction } from '../../../db/transaction.ts';
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
}

const COLUMNS = 'number, uid, cause, asked_at, person, done_at, kept, projects, rows';

/** The number of a pseudonym, that no other person has in any place. */
export async function nextNumber(db: Db): Promise<number> {
  const { rows } = await db.query<{ number: number }>(`select nextval('erased_people') as number`);
  const [row] = rows;
  if (row === undefined) throw new Error('a sequence returned no number');
  return row.number;
}

/** The account bears its pseudonym: only what is kept here still tells whom rows name. */
const RENAMED = `exists (select from users u where u.uid = erasures.uid and u.name in ('efface-' || erasures.number, 'efface-' || erasures.number || '@efface.invalid'))`;

/** Records an erasure; of an account the one that is open, if there is. Returns its number. */
export async function openErasure(
  tx: Transaction,
  { uid, person, cause, by }: { uid: number | null; person: Person; cause: ErasureCause; by: number | null },
): Promise<number> {
  const { rows } = await tx.query<{ number: number }>(
    `insert into erasures (number, uid, cause, asked_by, person) values (nextval('erased_people'), $1, $2, $3, $4)
     on conflict (uid) where done_at is null and uid is not null do update set tried_at = null,
       person = case when ${RENAMED} then erasures.person else excluded.person end
     returning number`,
    [uid, cause, by, JSON.stringify(person)],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('insert returned no row');
  return row.number;
}

/** Those that are left to do. */
export async function listOpenErasures(db: Db): Promise<ErasureRow[]> {
  const { rows } = await db.query<ErasureRow>(
    `select ${COLUMNS} from erasures
     where done_at is null and (tried_at is null or tried_at < now() - interval '1 day') order by number limit 100`,
  );
  return rows;
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
    `update erasures set kept = $2, person = case when $3 or (uid is not null and not ${RENAMED}) then null else person end, done_at = case when $3 then now() end, tried_at = now()
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
