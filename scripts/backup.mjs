// Backs up the configured server's data, online or offline: node scripts/backup.mjs <folder>
import { runServerProgram } from './server-program.mjs';

await runServerProgram('backup.ts');
