// npm run accessibility: audits a sample of pages by the criteria of RGAA 4.1, and writes what was seen, for the statement.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, NODE, ROOT } from './installation.mjs';
import { runCommand } from './run-command.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
await buildWeb();
process.env.CHROMIUM_PATH = await ensureChromium();
await runSteps([testStep('accessibility', ['rgaa'])]);
await runCommand(NODE, ['e2e/rgaa/write-evidence.ts'], { cwd: ROOT });
