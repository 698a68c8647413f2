import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run as ask } from './database.ts';
import { projectIdOf } from './rows.ts';
import { draftsOf, scenarioOf } from './scenarios.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Starts the product with every SQL statement told, makes one request of each scenario, and prints what it cost. */
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
    if (scenario.versions !== undefined) {
      const [draft] = draftsOf(name, size);
      const [row] = await ask<{ version: number }>(
        database,
        `select version from projects where id = '${projectIdOf(draft ?? 0)}'`,
      );
      scenario.versions.product.set(draft ?? 0, row?.version ?? 1);
    }
    const { path: target = '/', method = 'GET', headers = {}, body } = scenario.product();
    const request = {
      method,
      headers: headers as Record<string, string>,
      ...(body === undefined ? {} : { body: String(body) }),
    };
    // Once for what a connection prepares, then the one that counts; a save has only one version to give.
    if (scenario.versions === undefined) await fetch(url + target, request);
    await sleep(300);
    statements.length = 0;
    const reply = await fetch(url + target, request);
    await sleep(300);
    process.stdout.write(
      `\n${name} (${reply.status}): ${statements.length} statements\n${statements.map((line) => `  ${line.slice(6)}`).join('\n')}\n`,
    );
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
}
