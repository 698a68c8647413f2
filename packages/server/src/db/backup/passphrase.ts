import { readFile } from 'node:fs/promises';
import { BackupError } from './backup-error.ts';

/** Minimum length against offline brute force of a stolen disk. */
export const SHORTEST_PASSPHRASE = 16;

/** The passphrase of backups (BACKUP_PASSPHRASE), or the file that has it (BACKUP_PASSPHRASE_FILE). */
export type PassphraseSetting = Readonly<{ text: string } | { file: string }>;

/**
 * Undefined without a setting: backups are in clear.
 * @throws BackupError where the file cannot be read, or has none: nothing is ever written in clear in its place
 */
export async function readPassphrase(setting: PassphraseSetting | undefined): Promise<string | undefined> {
  if (setting === undefined) return undefined;
  if ('text' in setting) return setting.text;
  const { file } = setting;
  const found = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      `La phrase secrète des sauvegardes ne peut être lue dans ${file} (BACKUP_PASSPHRASE_FILE)\u00a0: ${error.code ?? error.message}.`,
      { cause: error, failure: 'acces' },
    );
  });
  const passphrase = found.trim();
  if (passphrase.length < SHORTEST_PASSPHRASE || passphrase.includes('\n'))
    throw new BackupError(
      `La phrase secrète des sauvegardes, dans ${file} (BACKUP_PASSPHRASE_FILE), doit tenir en une ligne d’au moins ${SHORTEST_PASSPHRASE} caractères.`,
    );
  return passphrase;
}
