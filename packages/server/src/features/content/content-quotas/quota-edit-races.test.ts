import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../../db/pool.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { createUser } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { recountQuotas, shownQuotas, signedDrafts, unitsLeft } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { foldQuotaChanges } from '../../base/quotas/quota-figures.repository.ts';
import { changeStatus } from '../../workflow/workflow/change-status.ts';
import { changeQuota } from './change-quota.ts';
import { openQuotaYear } from './open-quota-year.ts';
import { planQuotas } from './plan-quotas.ts';
import { readQuota } from './quota-edits.repository.ts';
import { transferQuota } from './transfer-quota.ts';

const MANY = 12;
const YEAR = new Date().getFullYear();
const SIEGE = { name: 'siege' };
const MOTIF = 'Ouvertures à Angers';

let site: TestApp;
/** As many connections as people: requests wait for database locks only, not for the pool. */
let pool: Pool;
beforeAll(async () => {
  site = await createTestApp();
  pool = createPool(site.databaseUrl, { size: MANY + 8 });
  const warm = await team(1, 1);
  await submit(warm, warm.id);
});
afterAll(async () => {
  await pool.end();
  await site.close();
});

type Team = Awaited<ReturnType<typeof signedDrafts>>;

/** Signed drafts of a dc whose SMHF has an account and this quota. */
async function team(drafts: number, annuel: number): Promise<Team> {
  const made = await signedDrafts(site, drafts);
  await createUser(site.pool, { role: 'smhf', name: made.smhf });
  await giveQuota(site.pool, made.smhf, 'CHR', annuel, YEAR);
  return made;
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

function submit({ dc }: Team, id: string): Promise<string> {
  const actor: Actor = { uid: dc.uid, name: dc.name, role: 'dc', smhf: dc.smhf, mdv: dc.mdv };
  return codeOf(changeStatus(pool, site.mails, actor, id, 'Agence', { version: 2 }));
}

/** A transfer with the versions of now, as a screen that was just read sends them. */
async function transfer(de: string, a: string, unites: number): Promise<string> {
  const versionOf = async (smhf: string) =>
    (await readQuota(pool, { smhf, year: YEAR, kind: 'CHR' })).version;
  const versions = { de: await versionOf(de), a: await versionOf(a) };
  const body = { de, a, typeProjet: 'CHR' as const, unites, motif: MOTIF, versions };
  return codeOf(transferQuota({ pool, mails: site.mails }, SIEGE, YEAR, body));
}

const annualOf = async (smhf: string) =>
  (await readQuota(pool, { smhf, year: YEAR, kind: 'CHR' })).annuel ?? 0;
const count = (outcomes: readonly string[], wanted: string) =>
  outcomes.filter((each) => each === wanted).length;

async function expectAgreement(): Promise<void> {
  await inTransaction(pool, foldQuotaChanges);
  expect(await shownQuotas(pool)).toEqual(await recountQuotas(pool));
}

it('of two changes of one quota at once, one wins and the other is told', async () => {
  const { smhf } = await team(1, 10);
  const change = (annuel: number) =>
    codeOf(
      changeQuota(
        pool,
        { annee: YEAR, smhf, typeProjet: 'CHR' },
        { annuel, version: 1, motif: MOTIF, depasse: true },
      ),
    );
  const outcomes = await Promise.all([change(20), change(30), change(40)]);
  expect(outcomes.sort()).toEqual(['VERSION', 'VERSION', 'done']);
});

it.each([1, 2, 3])('a transfer among submissions gives no unit twice (round %d)', async () => {
  const giver = await team(MANY, 6);
  const taker = await team(2, 0);
  const [moved, ...sent] = await Promise.all([
    transfer(giver.smhf, taker.smhf, 4),
    ...giver.ids.map((id) => submit(giver, id)),
  ]);
  const won = count(sent, 'done');
  // The transfer either came while four were left, or was refused.
  expect(won).toBe(moved === 'done' ? 2 : 6);
  expect(await unitsLeft(pool, giver.smhf)).toBe(0);
  expect(await annualOf(giver.smhf)).toBe(won);
  expect((await annualOf(giver.smhf)) + (await annualOf(taker.smhf))).toBe(6);
  const taken = await Promise.all(taker.ids.map((id) => submit(taker, id)));
  expect(count(taken, 'done')).toBe(moved === 'done' ? 2 : 0);
  await expectAgreement();
});

it('transfers that cross neither wait on each other nor lose a unit', async () => {
  const [one, other] = [await team(1, 50), await team(1, 50)];
  const outcomes = await Promise.all(
    Array.from({ length: MANY }, (_, index) =>
      index % 2 === 0 ? transfer(one.smhf, other.smhf, 3) : transfer(other.smhf, one.smhf, 5),
    ),
  );
  expect(outcomes.filter((each) => each !== 'done' && each !== 'VERSION')).toEqual([]);
  expect(count(outcomes, 'done')).toBeGreaterThanOrEqual(1);
  expect((await annualOf(one.smhf)) + (await annualOf(other.smhf))).toBe(100);
});

it('a quota lowered among submissions is not exceeded', async () => {
  const drafts = await team(MANY, 200);
  const [lowered, ...sent] = await Promise.all([
    codeOf(
      changeQuota(
        pool,
        { annee: YEAR, smhf: drafts.smhf, typeProjet: 'CHR' },
        { annuel: 3, version: 1, motif: MOTIF, depasse: true },
      ),
    ),
    ...drafts.ids.slice(0, 8).map((id) => submit(drafts, id)),
  ]);
  expect(lowered).toBe('done');
  const before = count(sent, 'done');
  const after = await Promise.all(drafts.ids.slice(8).map((id) => submit(drafts, id)));
  expect(count(after, 'done')).toBe(Math.max(0, Math.min(4, 3 - before)));
  await expectAgreement();
});

it('a figure saved beside the opening is either opened with it or refused', async () => {
  const annee = YEAR + 1;
  const { rows } = await pool.query<{ name: string }>(
    "select name from users where role = 'smhf' and active",
  );
  const cells = (annuel: number, version: number) =>
    rows.flatMap(({ name }) =>
      (['CHR', 'VAE', 'PDA'] as const).map((typeProjet) => ({ smhf: name, typeProjet, annuel, version })),
    );
  await planQuotas(pool, annee, { origine: 'reprise', cellules: cells(10, 0) });
  const [saved] = await Promise.all([
    codeOf(planQuotas(pool, annee, { origine: 'saisie', cellules: cells(20, 1) })),
    openQuotaYear({ pool, mails: site.mails }, annee),
    openQuotaYear({ pool, mails: site.mails }, annee),
  ]);
  const opened = await pool.query<{ annuel: number }>('select distinct annuel from quotas where year = $1', [
    annee,
  ]);
  expect(opened.rows).toEqual([{ annuel: saved === 'done' ? 20 : 10 }]);
});
