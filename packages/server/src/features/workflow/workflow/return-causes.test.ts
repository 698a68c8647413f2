import { afterAll, beforeAll, expect, it } from 'vitest';
import { createUser } from '../../../testing/factories.ts';
import { orderInPrint } from '../../../testing/printing-factories.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import {
  askMove,
  joinProof,
  move,
  type Order,
  orderShownToDc,
  readOrder,
  submittedOrder,
} from '../../../testing/workflow-factories.ts';

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
afterAll(() => site.close());

const COMMENT = { comment: 'Le café passe à 1,90 €' };

async function newestCauses({ caller, id }: Order) {
  return (await readOrder(caller, id)).historique[0]?.causes;
}

it('keeps why an order goes back to its agency, each cause once, for those who read its history', async () => {
  const order = await orderShownToDc(site);
  const { historique } = await move(order.caller, order.id, 'Agence', {
    ...COMMENT,
    causes: ['mise en page', 'prix', 'prix'],
  });
  expect(historique[0]).toMatchObject({ comment: COMMENT.comment, causes: ['prix', 'mise en page'] });
  const read = await readOrder(order.agency, order.id);
  expect(read.historique.map(({ causes }) => causes)).toEqual([
    ['prix', 'mise en page'],
    undefined,
    undefined,
  ]);
});

it('keeps them from the printer too, and moves as before without', { tags: 'long' }, async () => {
  const job = await orderInPrint(site);
  await move(job.printerCaller, job.id, 'Agence', { ...COMMENT, causes: ['format'] });
  expect(await newestCauses(job)).toEqual(['format']);
  const order = await orderShownToDc(site);
  await move(order.caller, order.id, 'Agence', COMMENT);
  expect(await newestCauses(order)).toBeUndefined();
});

it('refuses an unknown word with a sentence, and moves nothing', async () => {
  const order = await orderShownToDc(site);
  const { status, body } = await askMove(order.caller, order.id, 'Agence', {
    ...COMMENT,
    causes: ['prix', 'couleur'],
  });
  const message =
    'Cause inconnue\u00a0: «\u00a0couleur\u00a0». Une cause est prix, texte, image, mise en page, format ou autre.';
  expect(status).toBe(422);
  expect(body).toEqual({ code: 'VALIDATION', message, champs: [{ chemin: 'causes', message }] });
  expect((await readOrder(order.caller, order.id)).statut).toBe('Validation DC');
});

it('ignores them in every move that counts no round trip into Agence', { tags: 'long' }, async () => {
  const order = await submittedOrder(site);
  await move(order.agency, order.id, 'Brouillon', { ...COMMENT, causes: ['prix'] });
  expect(await newestCauses(order)).toBeUndefined();
  await move(order.caller, order.id, 'Agence', { causes: ['texte'] });
  // A submission counts a round trip: what a program says of it is kept.
  expect(await newestCauses(order)).toEqual(['texte']);
  await joinProof(order);
  await move(order.agency, order.id, 'Validation DC', { causes: ['texte'] });
  expect(await newestCauses(order)).toBeUndefined();
  const { name } = await createUser(site.pool, { role: 'administrator' });
  await move(site.as(name), order.id, 'Agence', { ...COMMENT, force: true, causes: ['prix'] });
  expect(await newestCauses(order)).toBeUndefined();
});
