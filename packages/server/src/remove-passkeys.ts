// Run by scripts/remove-passkeys.mjs, with the server's configuration.
import { readConfig } from './config.ts';
import { removePasskeysByCommand } from './features/accounts/passkeys/remove-passkeys.ts';
import { MAIL_JOBS, MailQueue } from './features/base/mails/mail-queue.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { SecretBox } from './secrets/secret-box.ts';
import { startDatabase } from './start-database.ts';

const [whose] = process.argv.slice(2);

async function run(): Promise<string> {
  if (whose === undefined) throw new Error('Usage: node scripts/remove-passkeys.mjs <username> | --all');
  const config = readConfig(process.env);
  const database = await startDatabase(config, console.error);
  try {
    // Writes mails only, which a server process sends.
    const jobs = new JobQueue({ databaseUrl: database.url, queues: [MAIL_JOBS], onError: console.error });
    const mails = new MailQueue(jobs, config, await SecretBox.open(config.dataDir, config.secretKeys));
    const removed = await removePasskeysByCommand(
      { pool: database.pool, mails },
      { name: whose === '--all' ? null : whose },
    );
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
