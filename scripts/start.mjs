// npm start: installs and builds what is missing or stale, then replaces this process by the server (exec).
import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ensureInstalled, environmentWithBin, NODE, ROOT } from './installation.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';
import './stop-with-parent.mjs';
import { buildWebIfChanged } from './web-build.mjs';

const STOP_WITH_PARENT = path.join(ROOT, 'scripts', 'stop-with-parent.mjs');
const MAIN = path.join(ROOT, 'packages', 'server', 'src', 'main.ts');

try {
  await ensureInstalled();
  await buildWebIfChanged();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
runServer(
  [...SERVER_FLAGS, '--import', STOP_WITH_PARENT, MAIN],
  environmentWithBin({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
);

/** An older system Node has no exec: it forwards signals and waits instead. */
function runServer(args, env) {
  if (process.execve) process.execve(NODE, [NODE, ...args], env);
  const server = spawn(NODE, args, { stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
