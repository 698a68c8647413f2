// npm run dev: the page with hot reload on port 5173, the server restarting on code changes.
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, environmentWithBin, NODE, ROOT } from './installation.mjs';
import './stop-with-parent.mjs';

await ensureInstalled();

const port = process.env.PORT ?? '3000';
const env = environmentWithBin({ PORT: port, ARDOISE_SERVER: `http://127.0.0.1:${port}` });
const vite = path.join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js');
const children = [
  spawn(
    NODE,
    ['--watch', '--watch-preserve-output', path.join(ROOT, 'packages', 'server', 'src', 'main.ts')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    },
  ),
  spawn(NODE, [vite], { cwd: path.join(ROOT, 'packages', 'web'), stdio: 'inherit', env }),
];

let stopping = false;
function stopAll(signal) {
  if (stopping) return;
  stopping = true;
  for (const child of children) child.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopAll(signal));
for (const child of children) {
  child.on('exit', (code) => {
    stopAll('SIGTERM');
    process.exitCode ||= code ?? 0;
  });
}
