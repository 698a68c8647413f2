import { addEntry, changeEntry } from '@ardoise/domain/contract/catalogue-entries.ts';
import { countWithoutSmhf, listPlannedContent } from '@ardoise/domain/contract/content-overview.ts';
import { changeSettings } from '@ardoise/domain/contract/setting-changes.ts';
import { ROLES } from '@ardoise/domain/projects/roles.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
  for (const role of ROLES) await createUser(site.pool, { role, name: `un-${role}` });
});
afterAll(() => site.close());

const news = (title: string, days: { du?: string; au?: string; visible?: boolean }) =>
  site.as('un-siege').call(addEntry, {
    params: { list: 'articles' },
    body: { item: { title, body: 'Texte.', path: '' }, visible: true, du: null, au: null, ...days },
  });
const planned = async (name = 'un-siege') => (await site.as(name).call(listPlannedContent)).body;

it('lists what arrives and what leaves, by day and list, and no hidden, past or undated entry', async () => {
  expect(await planned()).toEqual({ reglages: [], entrees: [] });
  await news('Plan été', { du: '2031-06-01', au: '2031-06-30' });
  await news('Terrasses', { du: '2031-06-01' });
  await news('Masquée', { du: '2031-06-01', visible: false });
  await news('Passée', { au: '2020-01-01' });
  await news('Sans date', {});
  const line = { liste: 'articles', id: 'plan-ete', nom: 'Plan été', qui: 'Prénom un-siege' };
  expect((await planned()).entrees).toEqual([
    { ...line, le: '2031-06-01', sens: 'arrivee', nombre: 2 },
    { ...line, le: '2031-07-01', sens: 'depart', nombre: 1 },
  ]);
  const { status } = await site.as('un-siege').call(changeEntry, {
    params: { list: 'articles', id: 'plan-ete' },
    body: {
      version: 1,
      item: { title: 'Plan été', body: 'Texte.', path: '' },
      visible: true,
      du: null,
      au: null,
    },
  });
  expect(status).toBe(200);
  expect((await planned()).entrees).toMatchObject([{ id: 'terrasses', sens: 'arrivee', nombre: 1 }]);
});

it('lists the settings that are planned, the administrator’s for the administrator alone', async () => {
  await site.as('un-administrator').call(changeSettings, {
    body: { sessionInactive: 4, seuilQuota: 8, le: '2031-02-01' },
  });
  await site.as('un-siege').call(changeSettings, { body: { delaiAgence: 6, le: '2031-01-15' } });
  const keys = async (name: string) => (await planned(name)).reglages.map(({ cle, le }) => `${le} ${cle}`);
  expect(await keys('un-siege')).toEqual(['2031-01-15 delaiAgence', '2031-02-01 seuilQuota']);
  expect(await keys('un-administrator')).toEqual([
    '2031-01-15 delaiAgence',
    '2031-02-01 sessionInactive',
    '2031-02-01 seuilQuota',
  ]);
});

it('counts every delegate without an SMHF, more than a page of them', async () => {
  await site.pool.query(
    `insert into users (name, mail, prenom, nom, telephone, role, password_hash)
     select 'dc-' || i, 'dc-' || i || '@ardoise.test', 'Prénom', 'Nom', '', 'dc', 'x' from generate_series(1, 60) i`,
  );
  const counted = await site.as('un-siege').call(countWithoutSmhf);
  expect([counted.status, counted.body]).toEqual([200, { nombre: 60 }]);
});

it('is read by head office and the administrator only', async () => {
  for (const role of ROLES)
    for (const call of [listPlannedContent, countWithoutSmhf]) {
      const { status } = await site.as(`un-${role}`).call(call);
      expect(status, role).toBe(['siege', 'administrator'].includes(role) ? 200 : 403);
    }
});
