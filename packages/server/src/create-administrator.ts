// Run by scripts/create-administrator.mjs, with the server's configuration.
import { createInterface } from 'node:readline/promises';
import { readConfig } from './config.ts';
import { createAdministrator } from './features/accounts/accounts/create-administrator.ts';
import { startDatabase } from './start-database.ts';

const [name, mail, ...names] = process.argv.slice(2);

/** The first and the last name: mails are signed by them. Prompted for at a terminal unless given. */
async function namesOf(): Promise<string[]> {
  if (names.length > 1 || !process.stdin.isTTY) return names;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return [await terminal.question('First name: '), await terminal.question('Last name: ')];
  } finally {
    terminal.close();
  }
}

async function run(): Promise<string> {
  const [prenom, nom] = (await namesOf()).map((word) => word.trim());
  if (name === undefined || mail === undefined || prenom === undefined || nom === undefined) {
    throw new Error('Usage: node scripts/create-administrator.mjs <name> <e-mail> <first name> <last name>');
  }
  const database = await startDatabase(readConfig(process.env), console.error);
  try {
    return await createAdministrator(database.pool, { name, mail, prenom, nom });
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
