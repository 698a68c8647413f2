// Makes an administrator in the database that the server's configuration names, and prints a one-time password.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('create-administrator.ts');
