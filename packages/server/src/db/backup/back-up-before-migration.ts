import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { unlessGone } from './copied-file.ts';
import { makeBackup } from './make-backup.ts';

const OWN = /^before-\d{4}-.*Z$/;
const KEPT = 2;

/**
 * Backs up the embedded database and its files before a migration, below `DATA_DIR/backups`, and keeps the last two of
 * these backups. Files are hard-linked instead of copied. Returns the backup's folder.
 * @param first name of the first pending migration
 * @param filesUrl the bucket of the files, where they are in one
 * @throws BackupError where the disk lacks space, among others
 */
export async function backUpBeforeMigration(
  dataDir: string,
  databaseUrl: string,
  first: string,
  filesUrl?: string,
): Promise<string> {
  const folder = path.join(dataDir, 'backups');
  const at = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const target = path.join(folder, `before-${first.slice(0, 4)}-${at}`);
  await makeBackup({ dataDir, databaseUrl, embedded: true, target, linkFiles: true, filesUrl });
  const own = ((await readdir(folder).catch(unlessGone)) ?? []).filter((name) => OWN.test(name));
  const old = own.sort(byTime).slice(0, -KEPT);
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return target;
}

function byTime(a: string, b: string): number {
  const [first, second] = [a, b].map((name) => name.slice('before-0000-'.length));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
