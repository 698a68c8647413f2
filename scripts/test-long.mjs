// npm run test:long: npm test in volume (200 kills, 40,000 random moves, thousands of hostile uploads), and what takes
// too long for it (*.long.test.ts, and in other files the tests with the tag long).
import { ensureInstalled } from './installation.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
await buildWeb();
await runSteps([
  testStep('tests in volume', ['server', 'e2e', 'scripts'], {
    env: { ARDOISE_LONG: '1' },
    parts: ['.volume.test.ts', '.long.test.ts'],
  }),
  testStep('tests too long for npm test', ['server', 'e2e', 'scripts', 'domain', 'web'], {
    env: { ARDOISE_LONG: '1' },
    parts: ['--tags-filter', 'long', '--exclude', '**/*.{volume,long}.test.ts'],
  }),
]);
