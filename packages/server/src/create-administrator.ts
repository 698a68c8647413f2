// Run by scripts/create-administrator.mjs, with the server's configuration.
import { readConfig } from './config.ts';
import { createAdministrator } from './features/accounts/accounts/create-administrator.ts';
import { startDatabase } from './start-database.ts';

const [name, mail] = process.argv.slice(2);

async function run(): Promise<string> {
  if (name === undefined || mail === undefined) {
    throw new Error('Usage: node scripts/create-administrator.mjs <name> <e-mail>');
  }
  const database = await startDatabase(readConfig(process.env), console.error);
  try {
    return await createAdministrator(database.pool, name, mail);
  } finally {
    await database.stop();
  }
}

try {
  const password = await run();
  console.log(
    `${name} is an administrator. One-time password, to be replaced at the first login: ${password}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
