// npm run taps: fixed orders in the browser, and what each costs the person who makes it: taps, keys, decisions.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installation.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
await buildWeb();
process.env.CHROMIUM_PATH = await ensureChromium();
await runSteps([testStep('taps', ['taps'])]);
