import path from 'node:path';
import { BackupError } from './backup-error.ts';
import { forEachFew, readCopied } from './copied-file.ts';
import type { BackedUpFile } from './manifest.ts';

/**
 * Reads files and compares them with their hashes.
 * @throws BackupError naming one that is damaged or missing, and `consequence`
 */
export async function refuseDamage(
  folder: string,
  files: readonly BackedUpFile[],
  consequence: string,
  place = (file: string) => file,
): Promise<void> {
  const damaged: string[] = [];
  await forEachFew(files, async ({ path: file, sha256, size }) => {
    const found = await readCopied(path.join(folder, place(file))).catch(
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (typeof found !== 'object' || found.sha256 !== sha256 || found.size !== size) damaged.push(file);
  });
  if (damaged.length > 0)
    throw new BackupError(
      `${damaged.length} of ${files.length} files in ${folder} are damaged or missing, ${damaged.sort()[0]} among them: ${consequence}.`,
    );
}
