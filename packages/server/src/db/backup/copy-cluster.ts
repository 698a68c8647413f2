import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../transaction.ts';
import { BackupError } from './backup-error.ts';
import type { BackupWriter } from './backup-writer.ts';
import { forEachFew } from './copied-file.ts';
import type { BackedUpFile } from './file-list.ts';
import { listTree } from './list-tree.ts';
import { type BackedUpFolder, CLUSTER } from './manifest.ts';

/** Recreated by PostgreSQL at each start; only their folders must exist. */
const EMPTIED = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const CONTROL = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;

type Stop = { label: string; tablespaces: string; last: string };

/**
 * Copies the cluster while it runs (PostgreSQL's low-level backup): its files, possibly inconsistent, then the
 * write-ahead log (WAL) that makes them consistent. A temporary replication slot keeps that WAL from being recycled; it
 * is dropped with the connection. The copy is the database as at the end of the copying.
 * @param connection of the embedded cluster's superuser, used for nothing else
 * @param data the cluster's folder
 */
export async function copyCluster(
  connection: Db,
  data: string,
  writer: BackupWriter,
): Promise<{ folders: BackedUpFolder[]; files: BackedUpFile[] }> {
  await connection.query('select pg_create_physical_replication_slot($1, true, true)', [
    `ardoise_backup_${process.pid}`,
  ]);
  await connection.query(`select pg_backup_start('ardoise', true)`);
  const tree = await listTree(data, isLeftOut);
  const folders = [{ path: '', mode: 0o700 }, ...tree.folders].map((one) => ({
    ...one,
    path: path.posix.join(CLUSTER, one.path),
  }));
  for (const folder of folders) await writer.makeFolder(folder.path, folder.mode);
  const files: BackedUpFile[] = [];
  const take = async (file: string) => {
    const copied = await writer.copy(path.join(data, file), `${CLUSTER}/${file}`);
    if (copied !== undefined) files.push(copied.entry);
  };
  await forEachFew(
    tree.files.filter((file) => file !== CONTROL),
    take,
  );
  const writeOwn = async (file: string, content: Buffer) =>
    files.push((await writer.write(piecesOf(content), `${CLUSTER}/${file}`)).entry);
  await writeOwn(CONTROL, await readControl(path.join(data, CONTROL)));
  const stop = await stopBackup(connection);
  await writeOwn('backup_label', Buffer.from(stop.label));
  for (const segment of await journalOf(data, stop)) await take(`pg_wal/${segment}`);
  return { folders, files };
}

function isLeftOut(file: string): boolean {
  const [folder = '', name] = file.split('/');
  if (name !== undefined && EMPTIED.has(folder)) return folder !== 'pg_wal' || !isJournalFolder(file);
  const last = path.posix.basename(file);
  return (
    ['postmaster.pid', 'postmaster.opts', 'backup_label', 'tablespace_map'].includes(file) ||
    last.startsWith('pgsql_tmp') ||
    last.startsWith('pg_internal.init')
  );
}

function isJournalFolder(file: string): boolean {
  return file === 'pg_wal/archive_status' || file === 'pg_wal/summaries';
}

/** It is overwritten in place: read until two reads agree. */
async function readControl(file: string): Promise<Buffer> {
  let before = await readFile(file);
  for (;;) {
    await sleep(10);
    const now = await readFile(file);
    if (now.equals(before)) return now;
    before = now;
  }
}

async function* piecesOf(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

async function stopBackup(connection: Db): Promise<Stop> {
  const { rows } = await connection.query<Stop>(
    `select labelfile as label, coalesce(spcmapfile, '') as tablespaces, pg_walfile_name(lsn) as last from pg_backup_stop(true)`,
  );
  const [stop] = rows;
  if (stop === undefined) throw new Error('pg_backup_stop answered nothing');
  if (stop.tablespaces !== '')
    throw new BackupError('The cluster has tablespaces outside its folder, which this backup does not copy.');
  return stop;
}

/** The WAL segments between the checkpoint that the copy starts from and the end of the copying. */
async function journalOf(data: string, { label, last }: Stop): Promise<string[]> {
  const first = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/m.exec(label)?.[1] ?? '';
  const there = (await readdir(path.join(data, 'pg_wal'))).sort();
  const needed = there.filter((name) => SEGMENT.test(name) && name >= first && name <= last);
  if (needed[0] !== first || needed.at(-1) !== last)
    throw new BackupError(
      `The journal from ${first} to ${last} is not whole: the backup cannot be used. Try again.`,
    );
  return [...needed, ...there.filter((name) => name.endsWith('.history'))];
}
