import { readTour } from '@ardoise/domain/contract/outlets.ts';
import { createProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createOutlet, createSalesTeam } from '../../../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const nOutlet of ['3104587', '3104588', '3104589', '3104590']) await createOutlet(site.pool, nOutlet);
  await townOf('3104589', 'ST EMILION');
  await townOf('3104590', 'Saint-Émilion-la-Place');
});
afterAll(() => site.close());

const townOf = (nOutlet: string, town: string) =>
  site.pool.query(
    `update outlets set data = jsonb_set(data, '{City__c}', to_jsonb($2::text)) where n_outlet = $1`,
    [nOutlet, town],
  );

async function seller() {
  const { dc } = await createSalesTeam(site.pool, 60);
  const as = site.as(dc.name);
  const tour = async (ville?: string) => {
    const { body } = await as.call(readTour, { query: ville === undefined ? {} : { ville } });
    return { numbers: body.pointsDeVente.map(({ nOutlet }) => nOutlet), ...body };
  };
  return { as, tour };
}

it('is of one’s own projects, the latest first, each once, with its record', async () => {
  const [mine, other] = [await seller(), await seller()];
  for (const nOutlet of ['3104587', '3104588', '3104587'])
    await mine.as.call(createProject, { body: { type: 'Carte Brasserie', nOutlet } });
  const { numbers, plus, pointsDeVente } = await mine.tour();
  expect([numbers, plus]).toEqual([['3104587', '3104588'], false]);
  expect(pointsDeVente[0]?.fiche).toMatchObject({
    Outlet_Name: 'Brasserie du Palais',
    Segmentation__c: 'Gold',
  });
  expect((await other.tour()).numbers).toEqual([]);
});

it('is of a town as somebody writes it, and of no other that only begins so', async () => {
  const { tour } = await seller();
  expect((await tour('Saint-Émilion')).numbers).toEqual(['3104589']);
  expect((await tour('st emilion')).numbers).toEqual(['3104589']);
  expect((await tour('Nulle-Part')).numbers).toEqual([]);
});

it('gives no more towns a minute than no delegate needs, and none to other roles', async () => {
  const { as } = await seller();
  const replies = [];
  for (let asked = 0; asked < 8; asked += 1)
    replies.push((await as.call(readTour, { query: { ville: 'Bordeaux' } })).status);
  expect(replies.slice(0, 6)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(replies.at(-1)).toBe(429);
  const { name } = await createUser(site.pool, { role: 'agence' });
  expect((await site.as(name).call(readTour, { query: {} })).status).toBe(403);
});
