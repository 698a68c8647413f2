// Loads a CSV file of outlets into the database that the server's configuration names.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('import-outlets.ts');
