import { createProject, listProjects, saveProject } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSalesTeam } from '../testing/project-factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

describe('a NUL', () => {
  it.each([
    ['/rest/myplv/projets?q_recherche=%00'],
    ['/rest/myplv/projets?q_recherche=caf%C3%A9%00'],
    ['/rest/myplv/sf/pdv/%00'],
    ['/q/%00'],
  ])('in %s is malformed', async (url) => {
    const { dc } = await createSalesTeam(site.pool);
    const answer = await site.as(dc.name).inject({ method: 'GET', url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'REQUETE_INVALIDE' });
  });

  it('in a body is malformed, in whatever text; its name in letters is not', async () => {
    const { dc } = await createSalesTeam(site.pool);
    const caller = site.as(dc.name);
    const { body } = await caller.call(createProject, { body: { type: 'Carte Brasserie' } });
    const save = (ville: string) =>
      caller.call(saveProject, { params: { id: body._id.$oid }, body: { version: 1, pdv: { ville } } });
    expect((await save('Ly\u0000on')).status).toBe(400);
    expect((await save('Ly\\u0000on')).status).toBe(200);
    expect((await caller.call(listProjects, { query: { limit: 9 } })).status).toBe(200);
  });
});
