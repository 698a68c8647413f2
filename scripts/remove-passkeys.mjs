// Removes passkeys that were lost from the configured server's database; see the README.
import { runServerProgram } from './server-program.mjs';

await runServerProgram('remove-passkeys.ts');
