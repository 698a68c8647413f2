// Makes an administrator in the database that the server's configuration names, and prints a one-time password.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, environmentWithBin, NODE, ROOT } from './installation.mjs';

await ensureInstalled();
const program = path.join(ROOT, 'packages', 'server', 'src', 'create-administrator.ts');
const child = spawn(NODE, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environmentWithBin(),
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
