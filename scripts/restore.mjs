// Restores a backup into an empty DATA_DIR: node scripts/restore.mjs <backup>
import { runServerProgram } from './server-program.mjs';

await runServerProgram('restore.ts');
