// npm test: the complete test suite, also on a fresh clone. npm test -- --changed: of the test files only those that
// what is not committed reaches by imports; a browser test does not import the page that it opens.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './installation.mjs';
import { functionStep, programStep, runSteps, STATIC_STEPS, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

const parts = process.argv.includes('--changed') ? ['--changed', '--passWithNoTests'] : [];

const demoTemplate = mkdtempSync(path.join(tmpdir(), 'ardoise-template-'));
// PostgreSQL runs as another user.
chmodSync(demoTemplate, 0o755);

await runSteps([
  functionStep('installation', ensureInstalled),
  [
    // The longest first. The browser tests need it, the page and Chromium.
    programStep('demonstration for the browser tests', 'e2e/load-demo-template.ts', demoTemplate),
    ...STATIC_STEPS,
    functionStep('build of the page, within its budget', buildWeb),
    functionStep('Chromium', async () => {
      process.env.CHROMIUM_PATH = await ensureChromium();
    }),
  ],
  testStep('tests', ['e2e', 'server', 'scripts', 'web', 'domain'], {
    env: { ARDOISE_DEMO_TEMPLATE: demoTemplate },
    parts,
  }),
]);
rmSync(demoTemplate, { recursive: true, force: true });
