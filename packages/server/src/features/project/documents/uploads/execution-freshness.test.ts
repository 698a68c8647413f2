import { deleteFile, listFiles, type ProjectFile } from '@ardoise/domain/contract/files.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfFile } from '../../../../testing/sample-files.ts';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import {
  approve,
  approvedOrder,
  askMove,
  joinExecution,
  joinProof,
  move,
  type Order,
  sendFile,
  submittedOrder,
  withExteriorMenu,
} from '../../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const WANTED = 'Veuillez joindre le fichier d’exécution.';

async function freshness({ id }: Order): Promise<[boolean, boolean]> {
  const { rows } = await site.pool.query<{ execution: boolean; menu: boolean }>(
    'select execution_fresh as execution, menu_fresh as menu from projects where id = $1',
    [id],
  );
  return [rows[0]?.execution ?? false, rows[0]?.menu ?? false];
}

function remove({ agency, id }: Order, { filename }: ProjectFile) {
  return agency.call(deleteFile, { params: { id }, query: { filename } });
}

it('is tracked for the order’s file and the exterior menu’s separately, and lost with the last of each', async () => {
  const order = await submittedOrder(site, withExteriorMenu);
  expect(await freshness(order)).toEqual([false, false]);
  const menu = await joinExecution(order, 'MENÚ extérieur.pdf');
  expect(await freshness(order)).toEqual([false, true]);
  const card = await joinExecution(order, 'carte.pdf');
  const again = await joinExecution(order, 'carte.pdf');
  expect(await freshness(order)).toEqual([true, true]);
  expect((await remove(order, card)).body).toBe(true);
  expect(await freshness(order)).toEqual([true, true]);
  expect((await remove(order, again)).body).toBe(true);
  expect(await freshness(order)).toEqual([false, true]);
  expect((await remove(order, menu)).body).toBe(true);
  expect(await freshness(order)).toEqual([false, false]);
});

it('counts a card that is called menu for the order where no exterior menu is ordered', {
  tags: 'long',
}, async () => {
  const order = await submittedOrder(site);
  await joinExecution(order, 'menu-brasserie.pdf');
  expect((await freshness(order))[0]).toBe(true);
});

it('is lost at the approval and at a return from the printer: superseded files do not count', async () => {
  const early = await submittedOrder(site);
  const before = await joinExecution(early, 'avant-accord.pdf');
  await joinProof(early);
  await move(early.agency, early.id, 'Validation Client');
  await approve(early);
  const { agency, siege, id } = early;
  expect(await freshness(early)).toEqual([false, false]);
  expect((await askMove(agency, id, 'Impression')).body).toMatchObject({ message: WANTED });
  const listed = (await agency.call(listFiles, { params: { id } })).body;
  expect(listed.find((file) => file.id === before.id)?.perime).toBe(true);

  const late = await joinExecution(early, 'après-accord.pdf');
  await remove(early, late);
  expect((await askMove(agency, id, 'Impression')).body).toMatchObject({ message: WANTED });
  await joinExecution(early, 'bonne.pdf');
  await move(agency, id, 'Impression');

  await move(siege, id, 'Exécution', { comment: 'Fonds perdus absents' });
  expect((await askMove(agency, id, 'Impression')).body).toMatchObject({ message: WANTED });
  await joinExecution(early, 'corrigée.pdf');
  expect((await askMove(agency, id, 'Impression')).status).toBe(200);
});

it('requires the exterior menu’s file as well before the order is printed', { tags: 'long' }, async () => {
  const order = await approvedOrder(site, withExteriorMenu);
  await joinExecution(order, 'carte.pdf');
  expect((await askMove(order.agency, order.id, 'Impression')).body).toMatchObject({ message: WANTED });
  await joinExecution(order, 'menu.pdf');
  expect((await askMove(order.agency, order.id, 'Impression')).status).toBe(200);
});

it('is the agency’s in Agence and Exécution, and never the dc’s', async () => {
  const order = await submittedOrder(site);
  const file = { name: 'execution.pdf', content: await pdfFile(1) };
  expect((await sendFile(order.caller, order.id, 'execution', file)).status).toBe(403);
  await joinProof(order);
  await move(order.agency, order.id, 'Validation DC');
  expect((await sendFile(order.agency, order.id, 'execution', file)).body).toMatchObject({ code: 'STATUT' });
  expect((await sendFile(order.siege, order.id, 'execution', file)).status).toBe(200);
});
