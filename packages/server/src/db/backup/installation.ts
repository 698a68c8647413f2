import type { Db, Transaction } from '../transaction.ts';

/** Identifies installations whose backups share a folder. */
export interface Installation {
  /** Of new backups. */
  name: string;
  /** Of those that releases until 0062 made; undefined where they may be another installation's. */
  formerName: string | undefined;
}

/**
 * First gives a database that was copied to another cluster or name, by whatever means, a new identity. A database of
 * an older release has none: its place identifies it.
 */
export async function readInstallation(db: Db): Promise<Installation> {
  const place = await readPlace(db);
  if (!(await hasIdentity(db))) return { name: place, formerName: undefined };
  await db.query(
    `with copied as (
       update installation set origin = $1,
         id = case when origin is null then id else gen_random_uuid() end,
         renewed_at = case when origin is null then renewed_at else now() end
       where origin is distinct from $1 returning renewed_at)
     update backups set kept = false where kept and (select renewed_at from copied) is not null`,
    [place],
  );
  const { rows } = await db.query<{ name: string; is_first: boolean }>(
    'select left(id::text, 8) as name, renewed_at is null as is_first from installation',
  );
  const [row] = rows;
  if (row === undefined) throw new Error('the installation has no row');
  return { name: row.name, formerName: row.is_first ? place : undefined };
}

/**
 * Once per restore, identified by its time: of several processes, one renews it. None of the backups and
 * failures recorded so far is its own. Returns whether this one did.
 */
export async function renewInstallation(tx: Transaction, restoredAt: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update installation set id = gen_random_uuid(), origin = null, renewed_at = $1
     where renewed_at is distinct from $1::timestamptz(3)`,
    [restoredAt],
  );
  if (rowCount !== 1) return false;
  await tx.query('update backups set kept = false where kept');
  await tx.query('delete from backup_failures');
  return true;
}

async function hasIdentity(db: Db): Promise<boolean> {
  const { rows } = await db.query<{ there: boolean }>(
    "select to_regclass('installation') is not null as there",
  );
  return rows[0]?.there === true;
}

/** The database cluster's identity and the database's name: the same in a copy of the cluster's files. */
async function readPlace(db: Db): Promise<string> {
  const { rows } = await db.query<{ place: string }>(
    `select left(encode(sha256(convert_to(system_identifier || ' ' || current_database(), 'UTF8')), 'hex'), 8) as place
     from pg_control_system()`,
  );
  return rows[0]?.place ?? '';
}
