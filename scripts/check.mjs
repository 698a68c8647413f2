// npm run check: the fast part of npm test, to run while developing.
import { ensureInstalled } from './installation.mjs';
import { runSteps, STATIC_STEPS, testStep } from './steps.mjs';

await ensureInstalled();
await runSteps([STATIC_STEPS, testStep('unit tests', ['domain', 'web', 'scripts'])]);
