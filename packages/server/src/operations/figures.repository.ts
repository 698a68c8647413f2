import type { Db } from '../db/transaction.ts';

/** Work that waits: how much, and since when the oldest, in seconds; 0 where there is none. */
export interface Waiting {
  count: number;
  oldestSeconds: number;
}

/** What the database says of how the product runs, the same from every server process. */
export interface Figures {
  mails: Waiting & { failed: number };
  /** By queue: mails that a worker should have taken, and imports. */
  jobs: { mail: Waiting; imports: Waiting };
  /** Ends of the last backups, in seconds since 1970; 0 for none. `failures` since the last one into BACKUP_DIR. */
  backups: { files: number; database: number; failures: number };
}

const NONE: Waiting = { count: 0, oldestSeconds: 0 };

export async function readFigures(db: Db): Promise<Figures> {
  const { rows } = await db.query<{
    mails: number;
    oldest_mail: number;
    failed: number;
    imports: number;
    oldest_import: number;
    files_backup: number;
    database_backup: number;
    backup_failures: number;
    has_jobs: boolean;
  }>(
    `select m.count as mails, m.oldest as oldest_mail, i.count as imports, i.oldest as oldest_import,
       (select count(*)::int from mails where failed_at is not null) as failed,
       coalesce(extract(epoch from b.files)::float8, 0) as files_backup,
       coalesce(extract(epoch from b.database)::float8, 0) as database_backup,
       (select count(*)::int from backup_failures
        where at >= greatest((select max(taken_at) from backups where kept), now() - interval '2 days')) as backup_failures,
       to_regclass('pgboss.job') is not null as has_jobs
     from (select count(*)::int, coalesce(extract(epoch from now() - min(t_creation))::float8, 0) as oldest
           from mails where sent_at is null and failed_at is null) m,
       (select count(*)::int, coalesce(extract(epoch from now() - min(at))::float8, 0) as oldest
        from imports where state in ('lecture', 'attente', 'ecriture', 'annulation')) i,
       (select max(taken_at) as files, max(taken_at) filter (where with_database) as database from backups) b`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an aggregate returned no row');
  return {
    mails: { count: row.mails, oldestSeconds: row.oldest_mail, failed: row.failed },
    jobs: {
      mail: row.has_jobs ? await readDueJobs(db, 'mail') : NONE,
      imports: { count: row.imports, oldestSeconds: row.oldest_import },
    },
    backups: { files: row.files_backup, database: row.database_backup, failures: row.backup_failures },
  };
}

/** Due jobs that no worker has started; not retries scheduled for later. */
async function readDueJobs(db: Db, queue: string): Promise<Waiting> {
  const { rows } = await db.query<Waiting>(
    `select count(*)::int, coalesce(extract(epoch from now() - min(start_after))::float8, 0) as "oldestSeconds"
     from pgboss.job where name = $1 and state < 'active' and start_after <= now()`,
    [queue],
  );
  return rows[0] ?? NONE;
}
