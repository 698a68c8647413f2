import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { stopPostmaster } from './db/embedded/supervisor.ts';
import { embeddedPool, killAll, startServer } from './testing/running-server.ts';
import { inVolume } from './testing/volume.ts';

const ROUNDS = inVolume(1, 20);
/** Each occupies a core, competing with other tests in the usual run. */
const BUSY_LOOPS = inVolume(0, 2);
const ROWS = 5000;

let parent: string;
let dataDir: string;
let loops: ChildProcess[];
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-restart-'));
  await chmod(parent, 0o711);
  dataDir = path.join(parent, 'data');
  loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
});
afterAll(async () => {
  for (const loop of loops) loop.kill('SIGKILL');
  await stopPostmaster(path.join(dataDir, 'postgres', 'cluster'));
  await rm(parent, { recursive: true, force: true });
});

/** Inserts batches until killed; resolves to the acknowledged ones. */
async function writeAndKill(): Promise<number[]> {
  const server = await startServer(dataDir);
  const pool = embeddedPool(dataDir);
  await pool.query('create table if not exists batches (batch bigserial, filler text)');
  const acknowledged: number[] = [];
  let gone = false;
  const write = async () => {
    while (!gone) {
      const { rows } = await pool.query<{ batch: string }>(
        `insert into batches (filler) select repeat(md5(random()::text), 20) from generate_series(1, ${ROWS}) returning batch`,
      );
      acknowledged.push(...rows.map(({ batch }) => Number(batch)));
    }
  };
  const writers = [1, 2, 3].map(() =>
    write().catch((error) => {
      if (!gone) throw error;
    }),
  );
  await sleep(300 + Math.random() * 2000);
  gone = true;
  await killAll(server, dataDir);
  await Promise.all(writers);
  await pool.end();
  return acknowledged;
}

it(`restarts after ${ROUNDS} kills of it and its PostgreSQL under writes, beside ${BUSY_LOOPS} busy loops`, {
  tags: 'long',
  timeout: 120_000 + ROUNDS * 120_000,
}, async () => {
  // A fast machine acknowledges more rows than a call's argument limit.
  let acknowledged: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) acknowledged = acknowledged.concat(await writeAndKill());
  const server = await startServer(dataDir);
  const pool = embeddedPool(dataDir);
  const { rows } = await pool.query<{ lost: number }>(
    'select count(*)::int as lost from unnest($1::bigint[]) one (batch) where not exists (select from batches b where b.batch = one.batch)',
    [acknowledged],
  );
  await pool.end();
  server.child.kill('SIGTERM');
  expect(await server.exitCode).toBe(0);
  expect(rows[0]?.lost).toBe(0);
  expect(acknowledged.length).toBeGreaterThan(0);
});
