import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createPool } from '../db/pool.ts';
import { csrfTokenFor } from '../http/csrf.ts';
import { createSession } from '../http/session.repository.ts';
import { sessionCookieName } from '../http/session-cookie.ts';
import { createSalesTeam } from '../testing/project-factories.ts';
import { type RunningServer, startServer } from '../testing/running-server.ts';
import { type Replicated, startReplicated } from '../testing/streaming-replica.ts';

const TOKEN = 'a-token-of-the-tests';
const LIST = '/rest/myplv/projets?limit=100';

let parent: string;
let database: Replicated;
let pool: Pool;
let team: Awaited<ReturnType<typeof createSalesTeam>>;
const servers: RunningServer[] = [];
beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'ardoise-replicas-'));
  database = await startReplicated(parent);
  for (let made = 0; made < 3; made += 1) servers.push(await serve(made));
  pool = createPool(database.primaryUrl, { size: 2 });
  team = await createSalesTeam(pool, 100_000);
  await untilAllAre('used');
});
afterEach(async () => {
  await database.resume();
  await untilAllAre('used');
});
afterAll(async () => {
  await pool?.end();
  for (const { child, exitCode } of servers) {
    child.kill('SIGTERM');
    await exitCode;
  }
  await database?.stop();
  await rm(parent, { recursive: true, force: true });
});

function serve(number: number): Promise<RunningServer> {
  return startServer(path.join(parent, `data-${number}`), {
    DATABASE_URL: database.primaryUrl,
    DATABASE_REPLICA_URL: database.replicaUrl,
    METRICS_TOKEN: TOKEN,
    SECRET_KEY: 'k'.repeat(40),
  });
}

async function until(condition: () => Promise<boolean>, interval = 50): Promise<void> {
  while (!(await condition())) await sleep(interval);
}

/** Metrics are read 60 times a minute at most. */
function untilAllAre(use: 'used' | 'late' | 'down'): Promise<void> {
  return until(async () => (await uses()).every((one) => one === use), 1_200);
}

/** How each process uses the replica. */
async function uses(): Promise<string[]> {
  return Promise.all(
    servers.map(async ({ site }) => {
      const reply = await fetch(`${site}/metriques`, { headers: { authorization: `Bearer ${TOKEN}` } });
      return /ardoise_database_replicas\{state="(\w+)"\} 1/.exec(await reply.text())?.[1] ?? 'none';
    }),
  );
}

/** A browser: its cookies, and a server process for each request. */
class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #token: string;
  constructor(token: string) {
    this.#token = token;
    this.#cookies.set(sessionCookieName({ publicUrl: 'http://localhost:1' }), token);
  }
  static async of(uid: number): Promise<Browser> {
    return new Browser((await createSession(pool, uid)).token);
  }
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }
  remember(name: string, value: string): void {
    this.#cookies.set(name, value);
  }
  async call(process: number, method: string, address: string, body?: unknown): Promise<Response> {
    const reply = await fetch(`${servers[process % servers.length]?.site}${address}`, {
      method,
      headers: {
        cookie: this.cookie,
        'x-csrf-token': csrfTokenFor(this.#token),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      this.#cookies.set(name, value);
    }
    return reply;
  }
  async ids(process: number, address = LIST): Promise<string[]> {
    const reply = await this.call(process, 'GET', address);
    if (!reply.ok) throw new Error(`${address}: ${reply.status} ${await reply.text()}`);
    const { projets } = (await reply.json()) as { projets: { _id: { $oid: string } }[] };
    return projets.map((project) => project._id.$oid);
  }
  async create(process: number): Promise<string> {
    const made = await this.call(process, 'POST', '/rest/myplv/projets', {
      type: 'Carte Brasserie',
      quotaConfirme: true,
    });
    if (!made.ok) throw new Error(`${made.status} ${await made.text()}`);
    return ((await made.json()) as { _id: { $oid: string } })._id.$oid;
  }
}

/** Frees the limit of projects that one account may create in a minute. */
const forgetLimits = () => pool.query('delete from request_counts');

it('one reads one’s own writes in every process; another reads the replica', async () => {
  await database.pause();
  const writer = await Browser.of(team.dc.uid);
  const other = await Browser.of(team.dc.uid);
  const id = await writer.create(0);
  for (const process of [0, 1, 2]) expect(await writer.ids(process)).toContain(id);
  const search = await writer.call(1, 'GET', '/rest/myplv/count/projets');
  expect(await search.json()).toEqual([{ _id: 'Brouillon', count: 1 }]);
  // It was not notified of any change: any replica will do.
  expect(await other.ids(1)).not.toContain(id);
  await database.resume();
  await until(async () => (await other.ids(1)).includes(id));
});

it('a client notified of a change does not read an older list, in any process', async () => {
  const watcher = await Browser.of(team.dc.uid);
  const abort = new AbortController();
  const stream = await fetch(`${servers[1]?.site}/rest/myplv/changements`, {
    headers: { cookie: watcher.cookie },
    signal: abort.signal,
  });
  expect(stream.headers.getSetCookie().join()).toContain('ardoise-position=');
  await database.pause();
  const writer = await Browser.of(team.dc.uid);
  const id = await writer.create(0);
  let text = '';
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  while (!text.includes(id)) text += (await reader?.read())?.value ?? '';
  abort.abort();
  const [, position = ''] = /"position":"([^"]+)"/.exec(text) ?? [];
  expect(position).toMatch(/^[0-9A-F]+\/[0-9A-F]+$/);
  expect(await watcher.ids(2)).not.toContain(id);
  watcher.remember('ardoise-vu', encodeURIComponent(position));
  for (const process of [0, 1, 2]) expect(await watcher.ids(process)).toContain(id);
});

it('a replica that is too late is left out until it has caught up', async () => {
  await database.pause();
  const id = await (await Browser.of(team.dc.uid)).create(0);
  const other = await Browser.of(team.dc.uid);
  await untilAllAre('late');
  expect(await other.ids(0)).toContain(id);
});

it('a replica that is killed under load, and comes back, costs no request', {
  timeout: 180_000,
}, async () => {
  await forgetLimits();
  const stop = new AbortController();
  let reads = 0;
  const failures: string[] = [];
  const read = async (process: number) => {
    const browser = await Browser.of(team.dc.uid);
    while (!stop.signal.aborted) {
      const own = reads % 40 === 0 ? await browser.create(process) : null;
      const ids = await browser.ids(process + reads);
      if (own !== null && !ids.includes(own)) failures.push(`${own} is not in its writer's list`);
      reads += 1;
    }
  };
  const readers = Promise.all(
    [0, 1, 2, 3].map((process) => read(process).catch((error: Error) => failures.push(error.message))),
  );
  const limits = setInterval(() => void forgetLimits().catch(() => undefined), 500);
  const reached = async (count: number) => until(async () => reads >= count || failures.length > 0);
  await reached(100);
  for (let round = 1; round <= 2; round += 1) {
    await database.killReplica();
    await untilAllAre('down');
    await reached(reads + 300);
    await database.startReplica();
    await untilAllAre('used');
    await reached(reads + 300);
  }
  stop.abort();
  clearInterval(limits);
  await readers;
  expect(failures).toEqual([]);
});
