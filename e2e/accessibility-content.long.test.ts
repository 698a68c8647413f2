import { expect, it } from 'vitest';
import { button, sharedInspection } from './inspected-product.ts';

const site = sharedInspection();

it('is accessible in accounts, outlets and imports', async () => {
  const admin = await site.inspectAs('admin');
  await admin.open('/cms/comptes');
  await button(admin.page, 'Inviter').click();
  await admin.lookAtDialog('the invitation');
  await admin.open('/cms/integrations');
  await admin.open('/cms/integrations/api');
  await admin.open('/cms/points-de-vente');
  await admin.open('/cms/points-de-vente/3104587');
  await admin.open('/cms/points-de-vente/nouveau');
  await admin.open('/cms/points-de-vente/import');
  await admin.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'points-de-vente.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Outlet;Nom;Ville\n3104587;=HYPERLINK("x");Lyon\n;Sans numéro;Nantes\n'),
    });
  await admin.look('a refused header, or a dry run');
  expect(admin.wrong).toEqual([]);
});
