// Removes the demonstration from the database that the server’s configuration names; see the README.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, environmentWithBin, NODE, ROOT } from './installation.mjs';

await ensureInstalled();
const program = path.join(ROOT, 'packages', 'server', 'src', 'remove-demonstration.ts');
const child = spawn(NODE, [program, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: environmentWithBin(),
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
