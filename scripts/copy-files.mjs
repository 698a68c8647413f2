// Copies the files of DATA_DIR to the bucket of FILES_URL; may be stopped and repeated: node scripts/copy-files.mjs
import { runServerProgram } from './server-program.mjs';

await runServerProgram('copy-files.ts');
