import { readdir } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../testing/factories.ts';
import { hostileRequests } from '../testing/hostile/hostile-requests.ts';
import { type HostileResult, runHostile } from '../testing/hostile/hostile-run.ts';
import { CANARY, createHostileWorld, signInAgain } from '../testing/hostile/hostile-world.ts';
import { listenLocally } from '../testing/raw-connection.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const REQUESTS = Number(process.env.ARDOISE_HOSTILE_REQUESTS ?? 100_000);
const SEED = Number(process.env.ARDOISE_HOSTILE_SEED ?? Date.now() % 2 ** 31);
/** The world is recreated after so many requests: links are used, projects deleted, sessions ended. */
const BATCH = 2_000;
const SIGN_IN_EVERY = 200;

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ trustProxy: true });
  await listenLocally(site.app);
});
afterAll(() => site.close());

const say = (text: string) => process.stdout.write(`${text}\n`);

/** Head office reads another team's order with the canary, as a positive control. */
async function toldToHeadOffice([order = '']: readonly string[]): Promise<string> {
  const { name } = await createUser(site.pool, { role: 'siege' });
  return (await site.as(name).inject({ url: `/rest/myplv/projets/${order}` })).payload;
}

it(`${REQUESTS} hostile requests cause no server error, and leak nothing of others’ projects`, async () => {
  say(`seed ${SEED}: ARDOISE_HOSTILE_SEED=${SEED} draws the same requests`);
  const result: HostileResult = { statuses: new Map(), failures: [] };
  for (let sent = 0; sent < REQUESTS; sent += BATCH) {
    const world = await createHostileWorld(site);
    expect(await toldToHeadOffice(world.foreignIds)).toContain(CANARY);
    const numRuns = Math.min(BATCH, REQUESTS - sent);
    const requests = fc.sample(hostileRequests(world), { numRuns, seed: SEED + sent });
    for (let at = 0; at < numRuns; at += SIGN_IN_EVERY) {
      const some = requests.slice(at, at + SIGN_IN_EVERY);
      await runHostile(site.app, await signInAgain(site, world), some, result);
    }
    say(`${sent + numRuns} sent, ${result.failures.length} faults`);
  }
  const statuses = [...result.statuses].toSorted(([one], [other]) => one - other);
  say(statuses.map(([status, count]) => `${status}: ${count}`).join(', '));
  expect(result.failures.slice(0, 20)).toEqual([]);
  expect((await site.anonymous.inject({ url: '/jdrupal/connect' })).statusCode).toBe(200);
  expect(await readdir(path.join(site.config.dataDir, 'files/incoming'))).toEqual([]);
});
