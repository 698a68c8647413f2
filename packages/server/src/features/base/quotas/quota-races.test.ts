import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPool } from '../../../db/pool.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { recountQuotas, shownQuotas, signedDrafts, unitsLeft } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inVolume } from '../../../testing/volume.ts';
import { cloneProject } from '../../project/orders/clone-project.ts';
import { changeStatus } from '../../workflow/workflow/change-status.ts';
import { foldQuotaChanges, holdQuota } from './quota-figures.repository.ts';

const MANY = 20;
const YEAR = new Date().getFullYear();

let site: TestApp;
/** As many connections as people: requests wait for database locks only, not for the pool. */
let pool: Pool;
let siege: Actor;
beforeAll(async () => {
  site = await createTestApp();
  pool = createPool(site.databaseUrl, { size: MANY + 4 });
  const { uid, name } = await createUser(site.pool, { role: 'siege' });
  siege = { uid, name, role: 'siege', smhf: null, mdv: null };
  // Creates the queue with its first mail, before twenty concurrent ones.
  const warm = await signedDrafts(site, 1);
  await changeStatus(pool, site.mails, actorOf(warm.dc), warm.id, 'Agence', { version: 2 });
});
afterAll(async () => {
  await pool.end();
  await site.close();
});

function actorOf(dc: { uid: number; name: string; smhf: string | null; mdv: string | null }): Actor {
  return { uid: dc.uid, name: dc.name, role: 'dc', smhf: dc.smhf, mdv: dc.mdv };
}

type Drafts = Awaited<ReturnType<typeof signedDrafts>>;

/** Outcome of each submission: 'won', or the code of its refusal. */
async function submitAll(drafts: Drafts, ids: readonly string[]): Promise<string[]> {
  const actor = actorOf(drafts.dc);
  return Promise.all(
    ids.map((id) =>
      changeStatus(pool, site.mails, actor, id, 'Agence', { version: 2 }).then(
        () => 'won',
        (error: { code: string }) => error.code,
      ),
    ),
  );
}

function tally(outcomes: readonly string[]): Record<string, number> {
  return Object.fromEntries(
    [...new Set(outcomes)].map((o) => [o, outcomes.filter((each) => each === o).length]),
  );
}

async function expectAgreement(): Promise<void> {
  expect(await shownQuotas(pool)).toEqual(await recountQuotas(pool));
}

describe('twenty concurrent submissions', () => {
  it.each([1, 5])('on the last units (%d): exactly that many succeed', async (left) => {
    for (let round = 0; round < inVolume(2, 5); round += 1) {
      const drafts = await signedDrafts(site, MANY);
      await giveQuota(site.pool, drafts.smhf, 'CHR', left);
      expect(tally(await submitAll(drafts, drafts.ids))).toEqual({ won: left, QUOTA: MANY - left });
      expect(await unitsLeft(pool, drafts.smhf)).toBe(0);
    }
    await expectAgreement();
  });

  it('with concurrent cancellations and returns: never exceed the quota, and lose no unit', async () => {
    for (let round = 0; round < inVolume(2, 5); round += 1) {
      const drafts = await signedDrafts(site, MANY + 8);
      await giveQuota(site.pool, drafts.smhf, 'CHR', 10);
      const [held, waiting] = [drafts.ids.slice(0, 8), drafts.ids.slice(8)];
      expect(tally(await submitAll(drafts, held))).toEqual({ won: 8 });
      let under = true;
      const seen: number[] = [];
      const watching = (async () => {
        while (under) {
          seen.push(await unitsLeft(pool, drafts.smhf));
          await inTransaction(pool, foldQuotaChanges);
        }
      })();
      // A cancelled order keeps its unit; the first return frees it: 2 + 4 units for 20 submissions.
      const moves = held.map((id, rank) =>
        changeStatus(pool, site.mails, siege, id, rank < 4 ? 'Annulé' : 'Brouillon', {
          version: 3,
          comment: 'Doublon, à reprendre',
        }),
      );
      const [outcomes] = await Promise.all([submitAll(drafts, waiting), Promise.all(moves)]);
      under = false;
      await watching;
      const won = tally(outcomes).won ?? 0;
      // A submission before a unit is released is refused: the units left equal those not consumed.
      expect(won).toBeGreaterThanOrEqual(2);
      expect(won).toBeLessThanOrEqual(6);
      expect(await unitsLeft(pool, drafts.smhf)).toBe(6 - won);
      expect(Math.min(...seen)).toBeGreaterThanOrEqual(0);
    }
    await expectAgreement();
  });

  it('with concurrent clones, which consume as well: together no more than the units left', async () => {
    const drafts = await signedDrafts(site, MANY);
    await giveQuota(site.pool, drafts.smhf, 'CHR', 3);
    const actor = actorOf(drafts.dc);
    const [submitted, copied] = await Promise.all([
      submitAll(drafts, drafts.ids.slice(0, 10)),
      Promise.all(drafts.ids.slice(10).map((id) => cloneProject(pool, actor, id))),
    ]);
    const copies = copied.filter((reply) => '_id' in reply).length;
    expect((tally(submitted).won ?? 0) + copies).toBe(3);
    expect(await unitsLeft(pool, drafts.smhf)).toBe(0);
    await expectAgreement();
  });
});

describe('the lock of a quota', () => {
  /** Consumes a unit in a slow transaction; returns whether there was one. */
  async function take(smhf: string, seconds: number): Promise<boolean> {
    return inTransaction(pool, async (tx) => {
      if ((await holdQuota(tx, smhf, YEAR, 'CHR')) <= 0) return false;
      await tx.query('select pg_sleep($1)', [seconds]);
      await tx.query(
        `insert into quota_changes (smhf, year, kind, avenir, creation, imprime, digital, annule, units) values ($1, $2, 'CHR', 0, 1, 0, 0, 0, 1)`,
        [smhf, YEAR],
      );
      return true;
    });
  }

  async function margin(): Promise<number> {
    const { rows } = await pool.query<{ n: number }>(`select current_setting('max_connections')::int as n`);
    return rows[0]?.n ?? 0;
  }

  it('is shared while more units are left than there are connections: a slow submission blocks nobody', async () => {
    const drafts = await signedDrafts(site, 2);
    await giveQuota(site.pool, drafts.smhf, 'CHR', (await margin()) + 1);
    const slow = await pool.connect();
    try {
      await slow.query('begin');
      await slow.query('select hold_quota($1, $2, $3)', [drafts.smhf, YEAR, 'CHR']);
      await slow.query(
        "update projects set quota_column = 'creation', quota_year = $2, eligible_quota = true where id = $1",
        [drafts.ids[1], YEAR],
      );
      expect(await submitAll(drafts, [drafts.id])).toEqual(['won']);
      await slow.query('commit');
    } finally {
      slow.release();
    }
    await expectAgreement();
  });

  it('is exclusive from there down: the next one waits for the earlier commits', async () => {
    const drafts = await signedDrafts(site, 1);
    await giveQuota(site.pool, drafts.smhf, 'CHR', 1);
    const first = await pool.connect();
    try {
      await first.query('begin');
      await first.query('select hold_quota($1, $2, $3)', [drafts.smhf, YEAR, 'CHR']);
      const next = inTransaction(pool, async (tx) => {
        await tx.query("set local lock_timeout = '200ms'");
        return holdQuota(tx, drafts.smhf, YEAR, 'CHR');
      });
      await expect(next).rejects.toMatchObject({ code: '55P03' });
      await first.query('rollback');
    } finally {
      first.release();
    }
  });

  it('admits exactly as many as are left, from many units down to none, with slow transactions among them', async () => {
    const units = (await margin()) + 40;
    const smhf = 'smhf-margin';
    await giveQuota(site.pool, smhf, 'CHR', units);
    let asked = 0;
    let won = 0;
    await Promise.all(
      Array.from({ length: MANY }, async (_, person) => {
        while (asked < units + 60) {
          asked += 1;
          if (await take(smhf, person % 5 === 0 ? 0.05 : 0)) won += 1;
        }
      }),
    );
    expect([won, await unitsLeft(pool, smhf)]).toEqual([units, 0]);
    await pool.query('delete from quota_changes where smhf = $1', [smhf]);
  });
});
