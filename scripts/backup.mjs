// Backs up the data that the server's configuration names, while it serves or not: node scripts/backup.mjs <folder>
import { runServerProgram } from './server-program.mjs';

await runServerProgram('backup.ts');
