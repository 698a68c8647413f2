import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { unlessGone } from './copied-file.ts';
import { makeBackup } from './make-backup.ts';

const OWN = /^before-\d{4}-.*Z$/;
const KEPT = 2;

/**
 * Backs up the embedded database and its files before migrations change it, below `DATA_DIR/backups`, and keeps the last
 * two of these. Files get a second name there instead of a copy. Answers the backup's folder.
 *
 * @param first name of the first migration to come
 * @throws BackupError where there is no room, among others
 */
export async function backUpBeforeMigration(
  dataDir: string,
  databaseUrl: string,
  first: string,
): Promise<string> {
  const folder = path.join(dataDir, 'backups');
  const at = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  const target = path.join(folder, `before-${first.slice(0, 4)}-${at}`);
  await makeBackup({ dataDir, databaseUrl, embedded: true, target, linkFiles: true });
  const own = ((await readdir(folder).catch(unlessGone)) ?? []).filter((name) => OWN.test(name));
  const old = own.sort(byTime).slice(0, -KEPT);
  for (const name of old) await rm(path.join(folder, name), { recursive: true });
  return target;
}

function byTime(a: string, b: string): number {
  const [first, second] = [a, b].map((name) => name.slice('before-0000-'.length));
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
