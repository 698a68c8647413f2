// Run by scripts/remove-demonstration.mjs, with the server's configuration.
import { parseArgs } from 'node:util';
import { readConfig } from '@ardoise/server/config.ts';
import { startDatabase } from '@ardoise/server/start-database.ts';
import { type Removed, removeDemo } from './remove-demo.ts';

function readArguments(): { keep: string[]; dryRun: boolean } {
  const { values } = parseArgs({
    options: { keep: { type: 'string', default: '' }, 'dry-run': { type: 'boolean', default: false } },
  });
  const keep = values.keep
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return { keep, dryRun: values['dry-run'] };
}

function report({ accounts, projects, outlets, settings, kept }: Removed, dryRun: boolean): string {
  const passwords = kept.map(
    ({ name, mail, password }) => `  ${name.padEnd(15)} ${password}   (invented e-mail address: ${mail})`,
  );
  return [
    dryRun ? 'Nothing was removed; without --dry-run this would be:' : 'The demonstration is removed:',
    `- ${accounts.length} accounts: ${accounts.join(', ') || 'none'}; their quotas and the mails to them`,
    `- ${projects.gone} projects with their histories, files, signatures, mails and QR codes; ${projects.since} of them were made since it was loaded, by accounts that go`,
    `- ${outlets} invented outlets that nobody changed and no project names; settings that nobody changed: ${settings.join(', ') || 'none'}`,
    `What stays: ${projects.staying} projects, every account with a password of its own, the catalogues, and outlets and settings that were changed.`,
    ...(kept.length > 0 && !dryRun
      ? ['Kept, with one-time passwords, to be replaced at the first login:', ...passwords]
      : []),
    'Start the server with DEMO=0. If no administrator is left: node scripts/create-administrator.mjs <name> <e-mail> <first name> <last name>',
  ].join('\n');
}

async function run(): Promise<string> {
  const asked = readArguments();
  const database = await startDatabase(readConfig(process.env), console.error);
  try {
    return report(await removeDemo(database.pool, asked), asked.dryRun);
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
