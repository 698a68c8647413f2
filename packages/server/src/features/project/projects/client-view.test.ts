import { changeStatus } from '@ardoise/domain/contract/projects.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { pdfFile } from '../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { joinProof, move, readOrder, sendFile, submittedOrder } from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

it('a client’s replies contain who did what, only their own comments and files, and nothing of quotas', async () => {
  const order = await submittedOrder(site);
  const account = await createUser(site.pool, { role: 'client' });
  await site.pool.query('update projects set client_uid = $2, entered_client = true where id = $1', [
    order.id,
    account.uid,
  ]);
  await joinProof(order);
  await move(order.agency, order.id, 'Validation DC', { comment: 'Le client chipote' });
  const joined = await sendFile(order.caller, order.id, 'statut', {
    name: 'marge.pdf',
    content: await pdfFile(1),
  });
  await move(order.caller, order.id, 'Agence', {
    comment: 'Marge à revoir',
    causes: ['prix'],
    fichiers: [joined.body.id],
  });
  await joinProof(order, 'seconde.pdf');
  await move(order.agency, order.id, 'Validation Client');

  const client = site.as(account.name);
  const seen = await readOrder(client, order.id);
  expect(JSON.stringify(seen)).not.toMatch(/chipote|Marge|marge/);
  expect(seen).not.toHaveProperty('eligibleQuota');
  expect(seen.historique.map((line) => [line.statut_arr, line.nomResp, line.comment, line.fichiers])).toEqual(
    [
      ['Validation Client', `Prénom ${order.agence.name}`, '', []],
      ['Agence', `Prénom ${order.dc.name}`, '', []],
      ['Validation DC', `Prénom ${order.agence.name}`, '', []],
      ['Agence', `Prénom ${order.dc.name}`, '', []],
    ],
  );
  expect(seen.historique.map(({ causes }) => causes)).toEqual([undefined, undefined, undefined, undefined]);
  // Other roles read it all, and a version conflict discloses no more to the client than the page does.
  expect((await readOrder(order.caller, order.id)).historique[1]).toMatchObject({
    comment: 'Marge à revoir',
    causes: ['prix'],
    fichiers: [{ id: joined.body.id }],
  });
  const stale = await client.call(changeStatus, {
    params: { id: order.id, new_statut: 'Agence' },
    body: { version: seen.version - 1, comment: 'Plus grand' },
  });
  expect([stale.status, JSON.stringify(stale.body)]).toEqual([
    409,
    expect.not.stringMatching(/chipote|arge à/),
  ]);

  const asked = await move(client, order.id, 'Agence', { comment: 'Plus grand, le logo', causes: ['image'] });
  expect(asked.historique[0]).toMatchObject({
    resp: account.name,
    comment: 'Plus grand, le logo',
    causes: ['image'],
  });
});
