// npm run taps: fixed orders in the browser, with the number of taps, keys and decisions of each.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installation.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
await buildWeb();
process.env.CHROMIUM_PATH = await ensureChromium();
await runSteps([testStep('taps', ['taps'])]);
