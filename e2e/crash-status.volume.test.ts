import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type MailServer, startMailServer } from '../packages/server/src/testing/mail-server.ts';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { demoDataDir } from './demo-data.ts';
import { databaseOf, killPostgres, type RunningProduct, startProduct } from './running-product.ts';
import {
  expectAgreement,
  expectDelivered,
  type Movers,
  moveBackAndForth,
  movesByProject,
  projectsAtAgency,
  signInMovers,
} from './status-moves.ts';
import { withDatabase } from './with-database.ts';

const ROUNDS = inVolume(1, 100);
/** Acknowledged moves before a crash is due: without any, a round on a slow machine would prove nothing. */
const FEWEST_MOVES = 2;
/** Maximum time of further moves before everything is killed. */
const MOST_MS = 700;
/** Moves that take longer than this are a failure, not a slow machine. */
const PATIENCE_MS = 30_000;
/** Projects that move concurrently. */
const AT_ONCE = 3;

let dataDir: string;
let product: RunningProduct;
let mailbox: MailServer;

const start = () => startProduct(dataDir, { SMTP_URL: mailbox.url });

beforeAll(async () => {
  dataDir = await demoDataDir('crash-status');
  mailbox = await startMailServer();
  product = await start();
}, 120_000);
afterAll(async () => {
  await product.stop();
  await mailbox.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Acknowledged moves of a project: their number, and the last one's version. */
interface Acknowledged {
  moves: number;
  version: number;
}

const movesOf = (told: Map<string, Acknowledged>): number =>
  [...told.values()].reduce((sum, { moves }) => sum + moves, 0);

/** Moves one project to draft and back to the agency until the server is killed. */
function moveUntilKilled(
  movers: Movers,
  project: ProjectRow,
  told: Map<string, Acknowledged>,
  stopped: () => boolean,
): Promise<void> {
  const id = project._id.$oid;
  return moveBackAndForth(movers, project, {
    stopped,
    moved: ({ version }) => told.set(id, { moves: (told.get(id)?.moves ?? 0) + 1, version }),
    failed: async (error) => {
      // The connection breaks when the server is killed; any earlier error fails the test.
      if (!stopped()) throw error;
      return null;
    },
  });
}

async function moveAndCrash(withPostgres: boolean): Promise<Map<string, Acknowledged>> {
  const movers = await signInMovers(product.url);
  const given = await projectsAtAgency(movers, AT_ONCE);
  const told = new Map<string, Acknowledged>();
  let gone = false;
  const streams = given.map((project) => moveUntilKilled(movers, project, told, () => gone));
  const moving = Promise.all(streams);
  await Promise.race([moving, vi.waitUntil(() => movesOf(told) >= FEWEST_MOVES, { timeout: PATIENCE_MS })]);
  await sleep(Math.random() * MOST_MS);
  gone = true;
  await Promise.all([product.kill(), ...(withPostgres ? [killPostgres(dataDir)] : [])]);
  await moving;
  return told;
}

async function expectKept(db: pg.Client, told: Map<string, Acknowledged>, before: Map<string, number>) {
  for (const [id, { moves, version }] of told) {
    const { rows } = await db.query<{ version: number; moves: number }>(
      'select version, (select count(*)::int from project_history where project_id = p.id) as moves from projects p where id = $1',
      [id],
    );
    expect(rows[0]?.version).toBeGreaterThanOrEqual(version);
    // The move in flight when the server died may have been committed as well.
    const made = (rows[0]?.moves ?? 0) - (before.get(id) ?? 0);
    expect([moves, moves + 1]).toContain(made);
  }
}

it(`stays consistent, killed ${ROUNDS} times in the middle of status changes, and mails each move once`, {
  tags: 'long',
  timeout: 200_000 + ROUNDS * 40_000,
}, async () => {
  const begun = new Date().toISOString();
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    const before = await withDatabase(await databaseOf(dataDir), movesByProject);
    const told = await moveAndCrash(turn % 2 === 0);
    product = await start();
    await withDatabase(await databaseOf(dataDir), async (db) => {
      await expectKept(db, told, before);
      await expectAgreement(db, begun);
    });
  }
  // Thousands of them, two at a time; those interrupted by a crash are retried with increasing delays.
  await withDatabase(await databaseOf(dataDir), (db) =>
    expectDelivered(db, mailbox, begun, 100_000 + ROUNDS * 10_000),
  );
});
