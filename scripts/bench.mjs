// npm run bench: the product beside the reference ("the limit"), on the same PostgreSQL, in one run. See
// bench/README.md.
import process from 'node:process';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, environmentWithBin, NODE } from './installation.mjs';
import { runCommand } from './run-command.mjs';

await ensureInstalled();
process.env.CHROMIUM_PATH = await ensureChromium();
await runCommand(NODE, ['bench/run.ts', ...process.argv.slice(2)], { env: environmentWithBin() });
