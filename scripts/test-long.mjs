// npm run test:long: npm test in volume (200 kills, 40,000 random moves, thousands of hostile uploads), and what takes
// too long for it (*.long.test.ts).
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
]);
