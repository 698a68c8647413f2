// Removes the demonstration from the configured server's database; see the README.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('remove-demonstration.ts', 'demo');
