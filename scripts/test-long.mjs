// npm run test:long: the volume versions of npm test: 200 kills, 40,000 random moves, thousands of hostile uploads.
import { ensureInstalled } from './installation.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
await buildWeb();
await runSteps([
  testStep('tests in volume', ['server', 'e2e'], { env: { ARDOISE_LONG: '1' }, part: '.volume.test.ts' }),
]);
