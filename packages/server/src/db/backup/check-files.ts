import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { forEachFew, readCopied } from './copied-file.ts';
import type { BackedUpFile } from './file-list.ts';

/**
 * Reads files and compares them with their hashes.
 * @throws BackupError naming one that is damaged or missing, and `consequence`
 */
export async function refuseDamage(
  folder: string,
  files: Iterable<BackedUpFile> | AsyncIterable<BackedUpFile>,
  consequence: string,
  place = (file: string) => file,
): Promise<void> {
  let count = 0;
  let damaged = 0;
  let first: string | undefined;
  await forEachFew(files, async ({ path: file, sha256, size }) => {
    count += 1;
    const found = await readCopied(path.join(folder, place(file))).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (typeof found === 'object' && found.sha256 === sha256 && found.size === size) return;
    damaged += 1;
    if (first === undefined || file < first) first = file;
  });
  if (damaged > 0)
    throw new BackupError(
      `${damaged} of ${count} files in ${folder} are damaged or missing, ${first} among them: ${consequence}.`,
    );
}
