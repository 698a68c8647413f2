import { changeStatus, createProject } from '@ardoise/domain/contract/projects.ts';
import { quotaTracking, quotaYears } from '@ardoise/domain/contract/quotas.ts';
import { createReplacement } from '@ardoise/domain/contract/replacements.ts';
import { dayAfter } from '@ardoise/domain/projects/day-after.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { giveQuota } from '../../../testing/project-factories.ts';
import { signedDrafts } from '../../../testing/quota-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const YEAR = Number(parisDay(new Date()).slice(0, 4));
const dayIn = (days: number) => dayAfter(parisDay(new Date()), days);

let site: TestApp;
let siege: string;
beforeAll(async () => {
  site = await createTestApp();
  siege = (await createUser(site.pool, { role: 'siege' })).name;
});
afterAll(() => site.close());

/** The rows that `caller` gets under a username, with the HTTP status. */
async function track(caller: string, username = caller, query: { annee?: number } = {}) {
  const { status, body } = await site.as(caller).call(quotaTracking, { params: { username }, query });
  return { status, rows: status === 200 ? body : [] };
}

/** Inserts units consumed a number of days ago, in Agence. */
async function consumed(smhf: string, kind: string, daysAgo: number, units: number): Promise<void> {
  const day = dayIn(-daysAgo);
  await site.pool.query(
    `insert into projects (id, kind, type, type_projet, statut, dc, doc, smhf, eligible_quota, quota_smhf, quota_year, quota_column, quota_on)
     select substr(md5(random()::text || i), 1, 24), $2, 'Carte Brasserie', $2, 'Agence', 'dc1', '{}', $1, true, $1, $3, 'creation', $4
     from generate_series(1, $5::int) i`,
    [smhf, kind, Number(day.slice(0, 4)), day, units],
  );
}

it('counts drafts, submissions and cancellations of an SMHF, kind by kind', async () => {
  const drafts = await signedDrafts(site, 4);
  const smhf = await createUser(site.pool, {
    role: 'smhf',
    name: drafts.smhf,
    prenom: 'Antoine',
    nom: 'Delmas',
  });
  await giveQuota(site.pool, smhf.name, 'PDA', 8);
  const [first = '', second = ''] = drafts.ids;
  for (const id of [first, second])
    await drafts.caller.call(changeStatus, { params: { id, new_statut: 'Agence' }, body: { version: 2 } });
  await site
    .as(siege)
    .call(changeStatus, { params: { id: second, new_statut: 'Annulé' }, body: { version: 3 } });
  const { rows } = await track(smhf.name);
  expect(rows.map(({ typeProjet }) => typeProjet).sort()).toEqual(['CHR', 'PDA', 'VAE']);
  const nothing = { creation: 0, imprime: 0, digital: 0, annule: 0, avenir: 0 };
  const who = { smhf: smhf.name, prenom: 'Antoine', nom: 'Delmas', annee: YEAR };
  expect(rows.find(({ typeProjet }) => typeProjet === 'CHR')).toMatchObject({
    ...who,
    statut: 'OK',
    annuel: 100,
    ...nothing,
    creation: 1,
    annule: 1,
    restant: 98,
    avenir: 2,
    pourcentage: 2,
  });
  expect(rows.find(({ typeProjet }) => typeProjet === 'PDA')).toMatchObject({
    ...who,
    annuel: 8,
    ...nothing,
    restant: 8,
    pourcentage: 0,
    prevision: { pace: 0, outcome: 'lasts' },
  });
  expect(rows.find(({ typeProjet }) => typeProjet === 'VAE')).toMatchObject({ statut: 'DEPASSE', annuel: 0 });
});

it('forecasts the day from the last twelve weeks and the drafts, without units given back', async () => {
  const smhf = (await createUser(site.pool, { role: 'smhf' })).name;
  const weeks = [0, 6, 7, 40, 83];
  for (const daysAgo of weeks) await consumed(smhf, 'CHR', daysAgo, 12);
  // Outside the twelve weeks.
  await consumed(smhf, 'CHR', 84, 50);
  const usedThisYear =
    weeks.filter((daysAgo) => dayIn(-daysAgo).startsWith(String(YEAR))).length * 12 +
    (dayIn(-84).startsWith(String(YEAR)) ? 50 : 0);
  await giveQuota(site.pool, smhf, 'CHR', usedThisYear + 10);
  const forecast = async () =>
    (await track(smhf)).rows.find(({ typeProjet }) => typeProjet === 'CHR')?.prevision;
  // 60 units in twelve weeks: 10 last two weeks.
  const inTwoWeeks = dayIn(14);
  expect(await forecast()).toEqual(
    inTwoWeeks.startsWith(String(YEAR))
      ? { pace: 5, outcome: 'day', day: inTwoWeeks }
      : { pace: 5, outcome: 'lasts' },
  );
  const dc = await createUser(site.pool, { role: 'dc', smhf });
  const draft = { body: { type: 'Carte Brasserie' as const, quotaConfirme: true } };
  for (let made = 0; made < 10; made += 1) await site.as(dc.name).call(createProject, draft);
  expect(await forecast()).toEqual({ pace: 5, outcome: 'drafts', day: dayIn(0) });
  await site.pool.query(
    `update projects set eligible_quota = false, quota_year = 0, quota_column = 'avenir', quota_on = null
     where smhf = $1 and quota_on = $2`,
    [smhf, dayIn(0)],
  );
  expect(await forecast()).toMatchObject({ pace: 4 });
});

it('returns another year without drafts nor forecast, and the list of years', async () => {
  const drafts = await signedDrafts(site, 1);
  await giveQuota(site.pool, drafts.smhf, 'CHR', 30, YEAR - 1);
  const { rows } = await track(siege, drafts.smhf, { annee: YEAR - 1 });
  expect(rows).toMatchObject([
    { typeProjet: 'CHR', annee: YEAR - 1, annuel: 30, avenir: 0, restant: 30, prevision: null },
  ]);
  const { body } = await site.as(siege).call(quotaYears);
  expect(body).toEqual([YEAR, YEAR - 1]);
});

it('returns all of them for head office under its own username, and one under an SMHF’s', async () => {
  const [one, other] = [
    await createUser(site.pool, { role: 'smhf' }),
    await createUser(site.pool, { role: 'smhf' }),
  ];
  const all = await track(siege);
  const smhfs = new Set(all.rows.map(({ smhf }) => smhf));
  expect([smhfs.has(one.name), smhfs.has(other.name)]).toEqual([true, true]);
  expect(new Set((await track(siege, one.name)).rows.map(({ smhf }) => smhf))).toEqual(new Set([one.name]));
  expect((await track(siege, 'nobody')).status).toBe(404);
});

it('returns for an SMHF their own and those of whom they replace, and nothing for others', async () => {
  const [absent, substitute, other] = [
    await createUser(site.pool, { role: 'smhf' }),
    await createUser(site.pool, { role: 'smhf' }),
    await createUser(site.pool, { role: 'smhf' }),
  ];
  const seen = async () => new Set((await track(substitute.name)).rows.map(({ smhf }) => smhf));
  expect(await seen()).toEqual(new Set([substitute.name]));
  await site.as(absent.name).call(createReplacement, {
    body: { absent: absent.name, remplacant: substitute.name, du: dayIn(0), au: dayIn(7) },
  });
  expect(await seen()).toEqual(new Set([substitute.name, absent.name]));
  expect((await track(substitute.name, absent.name)).status).toBe(200);
  expect((await track(substitute.name, other.name)).status).toBe(404);
  const dc = await createUser(site.pool, { role: 'dc', smhf: other.name });
  for (const { name } of [dc, await createUser(site.pool, { role: 'mdv' })])
    expect((await track(name, other.name)).status).toBe(403);
});
