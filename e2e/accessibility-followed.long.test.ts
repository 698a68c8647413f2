import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { expect, it } from 'vitest';
import { button, sharedInspection } from './inspected-product.ts';

const site = sharedInspection();

it('is accessible on the print shop’s dashboard', async () => {
  const printer = await site.inspectAs('imprimeur');
  await printer.open('/dashboard-imprimeur');
  await printer.page.getByLabel('Tout sélectionner').check();
  await printer.look('the selected prints');
  await button(printer.page, /^Passer en livré :/).click();
  await printer.lookAtDialog('the delivery');
  const printed = (
    await (await site.callerOf('imprimeur')).json<ProjectRow[]>('GET', '/rest/myplv/projets')
  ).find(({ statut }) => statut === 'Impression');
  await printer.open(`/suivi-projet/${printed?._id.$oid}`);
  expect(printer.wrong).toEqual([]);
});

it('is accessible behind the other mailed links, and in the mailbox', async () => {
  await site.deliver();
  await (await site.callerOf('dc1')).json('POST', `/rest/myplv/projets/${site.projects.complete}/liens`, {
    purpose: 'texte',
  });
  const visitor = await site.inspectAs(null);
  await visitor.open(await site.mailedPage('/livraison/'));
  await visitor.open(`/livraison/${'x'.repeat(43)}`);
  await visitor.open(`/accord/${'x'.repeat(43)}`);
  await visitor.open(`/suivi/${'x'.repeat(43)}`);
  await visitor.open(await site.mailedPage('/lien/'));
  await visitor.open('/courriels');
  const dc = await site.inspectAs('dc1');
  await dc.open(PAGE_PATHS.changePassword);
  expect([...visitor.wrong, ...dc.wrong]).toEqual([]);
});
