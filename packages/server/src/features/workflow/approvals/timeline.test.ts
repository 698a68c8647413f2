import { afterAll, beforeAll, expect, it } from 'vitest';
import { staleTraces } from '../../../testing/stale-traces.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  approve,
  approvedOrder,
  joinProof,
  move,
  orderShownToClient,
  readOrder,
} from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('an approval and its move are one typed line, with how it was given', async () => {
  const order = await approvedOrder(site);
  const { historique } = await readOrder(order.caller, order.id);
  expect(historique[0]).toMatchObject({
    nature: 'accord',
    statut_dep: 'Validation Client',
    statut_arr: 'Exécution',
    accord: { version: 1, nom: 'Bertrand Lacombe', via: 'tablette' },
  });
  expect(historique.slice(1).every(({ nature, accord }) => nature === 'mouvement' && accord === null)).toBe(
    true,
  );
});

it('roles that create or print read of an approval without the client’s address', {
  tags: 'long',
}, async () => {
  const order = await approvedOrder(site);
  const [seen] = (await readOrder(order.agency, order.id)).historique;
  expect(seen?.accord).toMatchObject({ nom: 'Bertrand Lacombe', email: '' });
  const [whole] = (await readOrder(order.siege, order.id)).historique;
  expect(whole?.accord?.email).toContain('@');
});

it('a return withdraws the approval with a line that references it as its cause', async () => {
  const order = await approvedOrder(site);
  await joinProof(order, 'second.pdf');
  await move(order.agency, order.id, 'Validation Client');
  await move(order.siege, order.id, 'Agence', { comment: 'Encore une correction' });
  const [fell, back] = (await readOrder(order.caller, order.id)).historique;
  expect(back).toMatchObject({ nature: 'mouvement', statut_arr: 'Agence', comment: 'Encore une correction' });
  expect(fell).toMatchObject({
    nature: 'retrait',
    cause: back?.id,
    statut_dep: 'Agence',
    statut_arr: 'Agence',
    comment: 'Retour en «\u00a0Agence\u00a0»',
    accord: { version: 1 },
  });
});

it('a replaced approval is withdrawn without a move as its cause', { tags: 'long' }, async () => {
  const order = await approvedOrder(site);
  await joinProof(order, 'second.pdf');
  await move(order.agency, order.id, 'Validation Client');
  await approve(order);
  const [given, fell] = (await readOrder(order.caller, order.id)).historique;
  expect(given).toMatchObject({ nature: 'accord', accord: { version: 2 } });
  expect(fell).toMatchObject({ nature: 'retrait', cause: null, accord: { version: 1 } });
});

it('an approval without a move has its own line, once', { tags: 'long' }, async () => {
  const order = await orderShownToClient(site);
  // A pose without a pre-visit: no row applies.
  await site.pool.query('update projects set has_pose = true where id = $1', [order.id]);
  await approve(order);
  await approve(order);
  const { statut, historique } = await readOrder(order.caller, order.id);
  expect(statut).toBe('Validation Client');
  expect(historique.filter(({ nature }) => nature === 'accord')).toMatchObject([
    { statut_dep: 'Validation Client', statut_arr: 'Validation Client', accord: { version: 1 } },
  ]);
});

it('leaves each trace as a rebuilt one', async () => {
  expect(await staleTraces(site.pool)).toEqual([]);
});
