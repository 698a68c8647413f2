// Run by scripts/remove-passkeys.mjs, with the server's configuration.
import { readConfig } from './config.ts';
import { removePasskeysByCommand } from './features/passkeys/remove-passkeys.ts';
import { startDatabase } from './start-database.ts';

const [whose] = process.argv.slice(2);

async function run(): Promise<string> {
  if (whose === undefined) throw new Error('Usage: node scripts/remove-passkeys.mjs <username> | --all');
  const database = await startDatabase(readConfig(process.env), console.error);
  try {
    const removed = await removePasskeysByCommand(database.pool, { name: whose === '--all' ? null : whose });
    if (removed === null) throw new Error(`There is no account named ${whose}.`);
    return `Passkeys removed: ${removed}. ${removed === 0 ? 'Nothing has changed.' : 'Passwords open sessions again.'}`;
  } finally {
    await database.stop();
  }
}

try {
  console.log(await run());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
