// npm run test:long: npm test in volume (200 kills, 40,000 random moves, thousands of hostile uploads), and what takes
// too long for it (*.long.test.ts, and in other files the tests with the tag long and the cases beyond a sample).
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled, ROOT } from './installation.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

/** Those with tests or cases that npm test leaves out; complete, since tests with the tag depend on earlier ones. */
const taggedFiles = ['e2e', 'packages']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.join(folder, file)),
  )
  .filter((file) => /(?<!\.volume|\.long)\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
  .filter((file) => /tags: 'long'|testing\/volume\.ts'/.test(readFileSync(path.join(ROOT, file), 'utf8')));

await ensureInstalled();
await buildWeb();
process.env.CHROMIUM_PATH = await ensureChromium();
await runSteps([
  testStep('tests in volume', ['server', 'e2e', 'scripts'], {
    env: { ARDOISE_LONG: '1' },
    parts: ['.volume.test.ts', '.long.test.ts'],
  }),
  testStep('tests too long for npm test', ['server', 'e2e', 'scripts', 'domain', 'web'], {
    env: { ARDOISE_LONG: '1' },
    parts: taggedFiles,
  }),
]);
