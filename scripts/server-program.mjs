// Runs a program of the server, or of another package that starts one, with this script's arguments, in the project's
// own Node.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, environmentWithBin, NODE, ROOT } from './installation.mjs';

export async function runServerProgram(file, owner = 'server') {
  await ensureInstalled();
  const program = path.join(ROOT, 'packages', owner, 'src', file);
  const child = spawn(NODE, [program, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: environmentWithBin(),
  });
  child.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
}
