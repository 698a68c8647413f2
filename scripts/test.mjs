// npm test: the complete test suite, also on a fresh clone.
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installation.mjs';
import { functionStep, runSteps, STATIC_STEPS, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await runSteps([
  functionStep('installation', ensureInstalled),
  STATIC_STEPS,
  testStep('unit and server tests', ['domain', 'web', 'scripts', 'server']),
  functionStep('build of the page, within its budget', buildWeb),
  functionStep('Chromium', async () => {
    process.env.CHROMIUM_PATH = await ensureChromium();
  }),
  testStep('browser tests and accessibility', ['e2e']),
]);
