import { expect, it } from 'vitest';
import { button, sharedInspection } from './inspected-product.ts';
import { kindDraft, orderBesideClient } from './kind-order.ts';
import { SignatureDialog } from './signature-dialog.ts';

const site = sharedInspection();

it('is accessible on the steps of a Sur Mesure', async () => {
  const caller = await site.callerOf('dc1');
  const id = await kindDraft(caller, 'Sur Mesure', ({ supports: [first, second] = [], ...document }) => ({
    ...document,
    supports: [
      { ...first, hauteur: '' },
      { ...second, isGamme: '' },
    ],
  }));
  const dc = await site.inspectAs('dc1');
  await dc.open(`/sm/creation/support/${id}`);
  await button(dc.page, 'Suivant').click();
  await dc.look('refused supports');
  await button(dc.page, /^Supprimer Totem/).click();
  await dc.lookAtDialog('the deletion of a support');
  await dc.open(`/sm/creation/charte/${id}`);
  await dc.open(`/sm/contenu/${id}/gamme/0`);
  await button(dc.page, 'Suivant').click();
  await dc.lookAtDialog('a range for all supports');
  await dc.page.goto(`/sm/contenu/${id}/edition/0`);
  await dc.page.getByRole('toolbar', { name: 'Mise en forme' }).first().waitFor();
  await dc.look('the editor of rich text');
  await dc.open(`/sm/livraison/${id}`);
  expect(dc.wrong).toEqual([]);
});

it('is accessible on the steps of a Direct Agence, up to its agency', async () => {
  const id = await orderBesideClient(await site.callerOf('dc1'));
  const dc = await site.inspectAs('dc1');
  await dc.open(`/da/dc/gamme/${id}`);
  await dc.page.goto(`/da/brief/${id}`);
  await dc.page.getByRole('toolbar', { name: 'Mise en forme' }).waitFor();
  await dc.look('the brief');
  await dc.open(`/da/contenu/${id}`);
  await dc.page.goto(`/da/livraison/${id}`);
  await button(dc.page, 'Faire signer le client').click();
  await dc.lookAtDialog('the client’s signature at delivery');
  await new SignatureDialog(dc.page).sign('Gérant', true);
  await dc.page.getByRole('heading', { name: "Votre projet a été passé à l'agence" }).waitFor();
  await dc.look('an order sent to its agency');
  expect(dc.wrong).toEqual([]);
});
