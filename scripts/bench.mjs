// npm run bench: the product beside the reference ("the limit"), on the same PostgreSQL, in one run. See
// bench/README.md.
import process from 'node:process';
import { ensureInstalled, environmentWithBin, NODE } from './installation.mjs';
import { runCommand } from './run-command.mjs';

await ensureInstalled();
await runCommand(NODE, ['bench/run.ts', ...process.argv.slice(2)], { env: environmentWithBin() });
