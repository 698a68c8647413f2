import { BackupError } from '../db/backup/backup-error.ts';
import { BackupKey } from '../db/backup/backup-key.ts';
import { FormerBackup } from '../db/backup/former-backup.ts';
import type { KeptBackup } from './backup-folder.ts';
import type { Speech } from './take-backup.ts';

/** Which backup a new one shares its files with, and the key of both; a key of its own where it shares none. */
interface Lender {
  former?: FormerBackup;
  key?: BackupKey;
}

/**
 * The newest with a complete list of files, encrypted by the same passphrase, or not at all: the new backup's key could
 * not decrypt the files of another.
 */
export async function openLender(
  kept: readonly KeptBackup[],
  passphrase: string | undefined,
  { say, warn }: Speech,
): Promise<Lender> {
  const keys = new Map<string, BackupKey | undefined>();
  for (const backup of kept) {
    if ((backup.manifest.encryption === undefined) !== (passphrase === undefined)) continue;
    try {
      const key = passphrase === undefined ? undefined : await keyOf(backup, passphrase, keys);
      if (passphrase !== undefined && key === undefined) continue;
      return { former: await FormerBackup.open(backup.folder, key), ...(key !== undefined && { key }) };
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      warn(error.message);
    }
  }
  if (passphrase === undefined) return {};
  if (kept.length > 0)
    say('No backup here is encrypted by this passphrase: every file is copied, and shared from then on.');
  return { key: await BackupKey.create(passphrase) };
}

/** Each identity is tried once, since that takes seconds. Undefined: it has another passphrase, or was changed. */
async function keyOf(
  { folder, manifest: { encryption } }: KeptBackup,
  passphrase: string,
  keys: Map<string, BackupKey | undefined>,
): Promise<BackupKey | undefined> {
  if (encryption === undefined) return undefined;
  if (!keys.has(encryption.identity))
    keys.set(encryption.identity, await BackupKey.open(folder, encryption, passphrase));
  const key = keys.get(encryption.identity);
  return (await key?.isSealed(folder)) ? key : undefined;
}
