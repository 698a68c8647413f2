// npm run test:hostile: 100,000 generated requests as each role and by links; minutes long, by hand or nightly.
import { ensureInstalled } from './installation.mjs';
import { runSteps, testStep } from './steps.mjs';
import { buildWeb } from './web-build.mjs';

await ensureInstalled();
await buildWeb();
await runSteps([testStep('hostile requests', ['hostile'])]);
