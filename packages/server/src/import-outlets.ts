import { readFile } from 'node:fs/promises';
import { readConfig } from './config.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { importOutlets } from './features/outlets/import-outlets.ts';
import { CsvError } from './features/outlets/read-csv.ts';

/** `node packages/server/src/import-outlets.ts <file.csv>`: loads the file of outlets, while the server runs or not. */
const [file] = process.argv.slice(2);
if (file === undefined) {
  process.stderr.write('Usage: node packages/server/src/import-outlets.ts <file.csv>\n');
  process.exitCode = 2;
} else {
  process.exitCode = await run(file);
}

async function run(name: string): Promise<number> {
  const bytes = await readFile(name);
  const database = await openDatabase(readConfig(process.env));
  try {
    await migrate(database.pool);
    const { added, updated, ignoredColumns } = await importOutlets(database.pool, bytes);
    process.stdout.write(`${added} points de vente ajoutés, ${updated} mis à jour.\n`);
    if (ignoredColumns.length > 0) process.stdout.write(`Colonnes ignorées : ${ignoredColumns.join(', ')}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    process.stderr.write(`${name} : ${error.message}\nRien n’a été importé.\n`);
    return 1;
  } finally {
    await database.stop();
  }
}
