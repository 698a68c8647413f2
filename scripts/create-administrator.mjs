// Creates an administrator in the configured server's database, and prints a one-time password.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('create-administrator.ts');
