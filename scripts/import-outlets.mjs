// Imports a CSV file of outlets into the configured server's database.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('import-outlets.ts');
