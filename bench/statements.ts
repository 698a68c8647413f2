import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Scenario } from './scenario.ts';
import { scenarioOf } from './scenarios.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** Wait for the background work of a request after its reply. */
const QUIET_MS = 800;

async function send(url: string, scenario: Scenario): Promise<number> {
  const { path: target = '/', method = 'GET', headers = {}, body } = scenario.product();
  const reply = await fetch(url + target, {
    method,
    headers: headers as Record<string, string>,
    ...(body === undefined ? {} : { body: String(body) }),
  });
  await reply.text();
  return reply.status;
}

/** Starts the product with a log of every SQL statement, makes one request of each scenario, and prints its statements. */
export async function printStatements(
  database: string,
  size: number,
  scenarios: readonly string[],
  port: number,
): Promise<void> {
  const statements: string[] = [];
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(import.meta.dirname, 'count-statements.mjs'),
      path.join(ROOT, 'packages/server/src/main.ts'),
    ],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: database,
        PORT: String(port),
        DEMO: '0',
        DATA_DIR: path.join(ROOT, 'data', 'bench-files'),
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  child.stderr.on('data', (chunk: Buffer) =>
    statements.push(
      ...chunk
        .toString()
        .split('\n')
        .filter((line) => line.startsWith('[sql]')),
    ),
  );
  const url = `http://127.0.0.1:${port}`;
  while ((await fetch(url).catch(() => null)) === null) await sleep(100);
  for (const name of scenarios) {
    const scenario = scenarioOf(name, size);
    await scenario.prepare?.(database);
    // A first request warms up the prepared statements; the second is counted.
    await send(url, scenario);
    await sleep(QUIET_MS);
    statements.length = 0;
    const status = await send(url, scenario);
    await sleep(QUIET_MS);
    await scenario.restore?.(database);
    process.stdout.write(
      `\n${name} (${status}): ${statements.length} statements\n${statements.map((line) => `  ${line.slice(6)}`).join('\n')}\n`,
    );
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
}
