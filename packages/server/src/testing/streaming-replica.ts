import { chmod, chown, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool } from 'pg';
import { makeBackup } from '../db/backup/make-backup.ts';
import { findDatabaseUser } from '../db/embedded/database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { readPostmasterFile } from '../db/embedded/postmaster-file.ts';
import { stopPostmaster } from '../db/embedded/supervisor.ts';
import { createPool } from '../db/pool.ts';

/** A primary and a hot standby of it, both embedded. */
export interface Replicated {
  primaryUrl: string;
  replicaUrl: string;
  /** Of the replica: nothing that is written from now on is seen there. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Kills the replica's PostgreSQL, all of its processes. */
  killReplica(): Promise<void>;
  startReplica(): Promise<void>;
  stop(): Promise<void>;
}

/** The replica starts as a base backup of the primary, then streams its WAL. */
export async function startReplicated(parent: string): Promise<Replicated> {
  await chmod(parent, 0o711);
  const [first, second] = [path.join(parent, 'primary'), path.join(parent, 'replica')];
  const primary = await startEmbeddedPostgres(path.join(first, 'postgres'));
  const setUp = createPool(primary.url, { size: 1 });
  await setUp.query('create table schema_migration (name text, checksum text)');
  const target = path.join(parent, 'copy');
  await makeBackup({ dataDir: first, databaseUrl: primary.url, embedded: true, target });
  await setUp.query('drop table schema_migration');
  await setUp.end();
  await followFrom(path.join(target, 'cluster'), path.join(second, 'postgres'), primary.url);
  const folder = path.join(second, 'postgres');
  let replica: EmbeddedPostgres = await startEmbeddedPostgres(folder);
  const onReplica = async (statement: string) => {
    const pool: Pool = createPool(replica.url, { size: 1 });
    await pool.query(statement);
    await pool.end();
  };
  return {
    primaryUrl: primary.url,
    replicaUrl: replica.url,
    pause: () => onReplica('select pg_wal_replay_pause()'),
    resume: () => onReplica('select pg_wal_replay_resume()'),
    async killReplica() {
      const postmaster = await readPostmasterFile(path.join(folder, 'cluster'));
      // Without this the embedded PostgreSQL is started again.
      const stopped = replica.stop();
      if (postmaster !== undefined) process.kill(postmaster.pid, 'SIGKILL');
      await stopped;
    },
    async startReplica() {
      replica = await startEmbeddedPostgres(folder);
    },
    async stop() {
      await replica.stop();
      await stopPostmaster(path.join(folder, 'cluster'));
      await primary.stop();
      await stopPostmaster(path.join(first, 'postgres', 'cluster'));
    },
  };
}

async function followFrom(copied: string, folder: string, primaryUrl: string): Promise<void> {
  const user = await findDatabaseUser();
  const cluster = path.join(folder, 'cluster');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(path.dirname(folder), 0o711);
  await rename(copied, cluster);
  const socket = new URL(primaryUrl).searchParams.get('host');
  await writeFile(path.join(cluster, 'standby.signal'), '');
  await writeFile(
    path.join(cluster, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${socket} user=ardoise'\n`,
  );
  if (user === undefined) return;
  await chown(folder, user.uid, user.gid);
  await chown(cluster, user.uid, user.gid);
  for (const item of await readdir(cluster, { recursive: true }))
    await chown(path.join(cluster, item), user.uid, user.gid);
}
