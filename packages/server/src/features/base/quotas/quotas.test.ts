import { createProject } from '@ardoise/domain/contract/projects.ts';
import { quotaState } from '@ardoise/domain/contract/quotas.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createSalesTeam, giveQuota } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('counts upcoming and used units, with the state of each kind', async () => {
  const { dc } = await createSalesTeam(site.pool, 12);
  const smhf = dc.smhf ?? '';
  const caller = site.as(dc.name);
  await caller.call(createProject, { body: { type: 'Carte Brasserie', quotaConfirme: true } });
  await giveQuota(site.pool, smhf, 'PDA', 1);
  await site.pool.query(
    `insert into quota_folded_sums (smhf, year, kind, creation, imprime, annule) values ($1, $2, 'CHR', 5, 2, 1), ($1, $2, 'PDA', 2, 0, 0)`,
    [smhf, new Date().getFullYear()],
  );
  const { body } = await caller.call(quotaState, { params: { smhf } });
  expect(body).toEqual({
    annee: new Date().getFullYear(),
    statutQuotaCHR: 'OK',
    statutQuotaVAE: 'DEPASSE',
    statutQuotaPDA: 'DEPASSE',
    quotasAnnuelCHR: 12,
    quotasAnnuelVAE: 0,
    quotasAnnuelPDA: 1,
    quotasConsoCHR: 8,
    quotasConsoVAE: 0,
    quotasConsoPDA: 2,
    quotasAVenirCHR: 1,
    quotasAVenirPDA: 0,
    quotasRestantCHR: 4,
    quotasRestantVAE: 0,
    quotasRestantPDA: -1,
  });
});

it('is an alert when more drafts wait than units are left', async () => {
  const { dc } = await createSalesTeam(site.pool, 1);
  const caller = site.as(dc.name);
  for (let made = 0; made < 2; made += 1) {
    await caller.call(createProject, { body: { type: 'Carte Brasserie', quotaConfirme: true } });
  }
  const { body } = await caller.call(quotaState, { params: { smhf: dc.smhf ?? '' } });
  expect(body).toMatchObject({ statutQuotaCHR: 'ALERTE', quotasAVenirCHR: 2, quotasRestantCHR: 1 });
});

it('is visible to its SMHF, their dcs and head office, and nobody else', async () => {
  const smhf = await createUser(site.pool, { role: 'smhf' });
  const dc = await createUser(site.pool, { role: 'dc', smhf: smhf.name });
  const stranger = await createUser(site.pool, { role: 'dc' });
  const other = await createUser(site.pool, { role: 'smhf' });
  const siege = await createUser(site.pool, { role: 'siege' });
  const agence = await createUser(site.pool, { role: 'agence' });
  const statusFor = async (name: string, of = smhf.name) =>
    (await site.as(name).call(quotaState, { params: { smhf: of } })).status;
  expect(await statusFor(smhf.name)).toBe(200);
  expect(await statusFor(dc.name)).toBe(200);
  expect(await statusFor(siege.name)).toBe(200);
  expect(await statusFor(stranger.name)).toBe(404);
  expect(await statusFor(other.name)).toBe(404);
  expect(await statusFor(agence.name)).toBe(403);
  expect(await statusFor(siege.name, 'nobody')).toBe(404);
});
