import { countProjects } from '@ardoise/domain/contract/projects.ts';
import { quotaTracking } from '@ardoise/domain/contract/quotas.ts';
import { PROJECT_KINDS, QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import type { Actor, Role } from '@ardoise/domain/projects/roles.ts';
import { QUOTA_COLUMNS } from '@ardoise/domain/rules/quota.ts';
import * as fc from 'fast-check';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../db/pool.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { createKindDraft } from '../../../testing/kind-factories.ts';
import { KIND_TYPES } from '../../../testing/kind-order.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { recountQuotas, shownQuotas } from '../../../testing/quota-factories.ts';
import { countModel, countStatuses, type Totals } from '../../../testing/quota-model.ts';
import { type Draw, QuotaWalk, type WalkCast } from '../../../testing/quota-walk.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { foldQuotaChanges } from './quota-figures.repository.ts';

/** Total number of moves; WALK_SEED replays a failed walk. */
const MOVES = inVolume(200, 40_000);
const SEED = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_007);
/** Concurrent walks, each over its own projects. */
const WALKS = 4;
const COPIES = 4;
const UNITS = 14;

const draws = fc.tuple(fc.nat(999), fc.nat(999), fc.nat(999), fc.nat(999));

let site: TestApp;
let pool: Pool;
/** A complete draft of each kind, cloned for every walk. */
let models: { kind: (typeof PROJECT_KINDS)[number]; id: string }[];
beforeAll(async () => {
  site = await createTestApp();
  pool = createPool(site.databaseUrl, { size: WALKS * 2 });
  await pool.query(`insert into settings (key, value) values ('vaeSuspendue', 'false')`);
  models = [];
  for (const kind of PROJECT_KINDS)
    models.push({ kind, id: (await createKindDraft(site, KIND_TYPES[kind])).id });
});
afterAll(async () => {
  await pool.end();
  await site.close();
});

async function actor(role: Role, smhf: string | null = null): Promise<Actor> {
  const account = await createUser(site.pool, { role, ...(smhf === null ? {} : { smhf }) });
  return { uid: account.uid, name: account.name, role, smhf: account.smhf, mdv: account.mdv };
}

/**
 * Copies of each kind for one dc, half of the cards and of the made-to-measure not printed, half of those that can have
 * a pose with one.
 */
async function copyModels(walk: QuotaWalk, dc: Actor): Promise<void> {
  for (const { kind, id } of models) {
    const { rows } = await pool.query<{ id: string; printed: boolean }>(
      `insert into projects
       select copy.* from projects p, generate_series(1, $2::int) i,
         jsonb_populate_record(p, jsonb_build_object('id', substr(md5(p.id || i || random()), 1, 24), 'dc', $3::text, 'smhf', $4::text,
           'quota_smhf', case when p.quota_column is null then null else $4::text end, 'has_pose', p.kind in ('VAE', 'PSM') and i % 2 = 0,
           'to_be_printed', case p.kind when 'CHR' then i % 2 = 0 when 'PSM' then i <= 2 else p.to_be_printed end)) copy
       where p.id = $1 returning id, to_be_printed as printed`,
      [id, COPIES, dc.name, dc.smhf],
    );
    for (const copy of rows) walk.add({ ...copy, kind, smhf: dc.smhf ?? '' });
  }
}

async function createWalk(number: number): Promise<QuotaWalk> {
  const smhfs = [`smhf-walk-${number}a`, `smhf-walk-${number}b`];
  for (const smhf of smhfs) for (const kind of QUOTA_KINDS) await giveQuota(pool, smhf, kind, UNITS);
  const cast: WalkCast = {
    dcs: [await actor('dc', smhfs[0]), await actor('dc', smhfs[1])],
    siege: await actor('siege'),
    administrator: await actor('administrator'),
    annuel: UNITS,
  };
  const walk = new QuotaWalk(pool, site.mails, cast);
  for (const dc of cast.dcs) await copyModels(walk, dc);
  return walk;
}

/** Draws until enough of them were moves; counts the actions. */
async function goOn(walk: QuotaWalk, number: number, moves: number, done: Totals): Promise<void> {
  let made = 0;
  for (let round = 0; made < moves; round += 1) {
    const seed = SEED + number * 1_000_003 + round * 7_919;
    for (const draw of fc.sample(draws, { seed, numRuns: 500 })) {
      const what = await walk.step(draw as Draw);
      if (what !== null) {
        made += 1;
        done[what] = (done[what] ?? 0) + 1;
      }
      if (made >= moves) return;
    }
  }
}

/** The quota page's figures of the walks' SMHFs, by `smhf code column`. */
async function shownOnPage(siege: string): Promise<Totals> {
  const { body } = await site.as(siege).call(quotaTracking, { params: { username: siege } });
  const ours = body.filter(({ smhf }) => smhf.startsWith('smhf-walk'));
  return Object.fromEntries(
    ours.flatMap((row) =>
      QUOTA_COLUMNS.filter((column) => row[column] !== 0).map((column) => [
        `${row.smhf} ${row.typeProjet} ${column}`,
        row[column],
      ]),
    ),
  );
}

/** Acts that a walk must have met to say something. */
const RARE = [
  ...['force', 'reassign', 'delete', 'restore'],
  ...['clone', 'undo clone', 'move Agence', 'move Brouillon'],
];

it(`agrees with a recount after ${MOVES} random moves (seed ${SEED})`, { timeout: 1_200_000 }, async () => {
  const walks = await Promise.all(Array.from({ length: WALKS }, (_, number) => createWalk(number)));
  const done: Totals = {};
  let walking = true;
  const folding = (async () => {
    while (walking) {
      await inTransaction(pool, foldQuotaChanges);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  })();
  try {
    await Promise.all(walks.map((walk, number) => goOn(walk, number, MOVES / WALKS, done)));
    // A short walk may have met no rare act: it goes on until it has met each.
    for (let more = 1; more <= 20 && RARE.some((kind) => !(kind in done)); more += 1)
      await Promise.all(walks.map((walk, number) => goOn(walk, number + more * WALKS, 10, done)));
  } finally {
    walking = false;
    await folding;
  }
  const projects = walks.flatMap((walk) => [...walk.projects.values()]);
  const siege = (await actor('siege')).name;
  expect(await shownOnPage(siege), `seed ${SEED}`).toEqual(countModel(projects));
  expect(await shownQuotas(pool), `seed ${SEED}`).toEqual(await recountQuotas(pool));
  const { body: counts } = await site.as(siege).call(countProjects);
  const statuses = countStatuses(projects);
  // The drafts that were cloned.
  statuses.Brouillon = (statuses.Brouillon ?? 0) + models.length;
  expect(Object.fromEntries(counts.map(({ _id, count }) => [_id, count])), `seed ${SEED}`).toEqual(statuses);
  expect(Object.keys(done), `seed ${SEED}`).toEqual(expect.arrayContaining(RARE));
});
