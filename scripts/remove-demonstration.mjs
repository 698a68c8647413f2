// Removes the demonstration from the database that the server’s configuration names; see the README.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('remove-demonstration.ts', 'demo');
