import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { readConfig } from './config.ts';
import { ImportFileError } from './features/content/imports/files/import-file-error.ts';
import { listRefused } from './features/content/imports/import-lines.repository.ts';
import { importNow } from './features/content/imports/import-now.ts';
import { startDatabase } from './start-database.ts';

/** Refused lines that are listed; the others are counted. */
const LISTED = 20;

/** `node scripts/import-outlets.mjs <file.csv>`: imports the file of outlets, while the server runs or not. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node scripts/import-outlets.mjs <file.csv>\n');
  process.exitCode = 2;
} else {
  process.exitCode = await run(file);
}

/** The system's word for a file that cannot be opened; null if it can. */
async function whyUnreadable(name: string): Promise<string | null> {
  const stream = createReadStream(name, { end: 0 });
  try {
    for await (const _ of stream) break;
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
}

async function run(name: string): Promise<number> {
  const unreadable = await whyUnreadable(name);
  if (unreadable !== null) return refuse(`${name}\u00a0: le fichier ne peut pas être lu (${unreadable}).`);
  const database = await startDatabase(readConfig(process.env), (sentence) =>
    process.stderr.write(`${sentence}\n`),
  );
  try {
    return await importFile(database.pool, name);
  } catch (error) {
    if (!(error instanceof ImportFileError)) throw error;
    return refuse(`${name}\u00a0: ${error.message}`);
  } finally {
    await database.stop();
  }
}

/** Returns 1 when lines were refused: the others are written. */
async function importFile(pool: Pool, name: string): Promise<number> {
  const row = await importNow(pool, {
    area: 'points-de-vente',
    list: '',
    complete: false,
    pictures: {},
    path: name,
    fileName: path.basename(name),
  });
  const { ajoutee = 0, modifiee = 0, averifier = 0, inchangee = 0, refusee = 0 } = row.counts;
  if (row.state === 'applique')
    process.stdout.write(
      `Points de vente\u00a0: ${ajoutee} ajoutés, ${modifiee} modifiés, ${averifier} à vérifier, ${inchangee} inchangés.\n`,
    );
  else process.stdout.write(`${row.reason || 'Rien à changer.'}\n`);
  for (const { line, reason } of await listRefused(pool, row.id, 0, LISTED))
    process.stderr.write(`Ligne ${line} refusée\u00a0: ${reason?.quoi ?? ''} ${reason?.remede ?? ''}\n`);
  if (refusee > LISTED) process.stderr.write(`Et ${refusee - LISTED} autres lignes refusées.\n`);
  return refusee > 0 ? 1 : 0;
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\nRien n’a été importé.\n`);
  return 1;
}
