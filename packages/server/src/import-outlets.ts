import { readFile } from 'node:fs/promises';
import { readConfig } from './config.ts';
import { importOutlets } from './features/outlets/import-outlets.ts';
import { CsvError } from './features/outlets/read-csv.ts';
import { startDatabase } from './start-database.ts';

/** `node scripts/import-outlets.mjs <file.csv>`: imports the file of outlets, while the server runs or not. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node scripts/import-outlets.mjs <file.csv>\n');
  process.exitCode = 2;
} else {
  process.exitCode = await run(file);
}

async function run(name: string): Promise<number> {
  const bytes = await readFile(name).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error)
    return refuse(`${name}\u00a0: le fichier ne peut pas être lu (${bytes.code ?? bytes.message}).`);
  const database = await startDatabase(readConfig(process.env), (sentence) =>
    process.stderr.write(`${sentence}\n`),
  );
  try {
    const { added, updated, ignoredColumns } = await importOutlets(database.pool, bytes);
    process.stdout.write(`Points de vente\u00a0: ${added} ajoutés, ${updated} mis à jour.\n`);
    if (ignoredColumns.length > 0)
      process.stdout.write(`Colonnes ignorées\u00a0: ${ignoredColumns.join(', ')}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return refuse(`${name}\u00a0: ${error.message}`);
  } finally {
    await database.stop();
  }
}

function refuse(sentence: string): number {
  process.stderr.write(`${sentence}\nRien n’a été importé.\n`);
  return 1;
}
