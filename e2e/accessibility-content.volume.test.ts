import { expect, it } from 'vitest';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { sharedInspection } from './inspected-product.ts';

const site = sharedInspection();

it('is accessible in the catalogues', { tags: 'long' }, async () => {
  const siege = await site.inspectAs('siege1');
  for (const address of inVolume([], ['/cms/catalogues', '/cms/catalogues/boissons/nouvelle']))
    await siege.open(address);
  for (const list of inVolume(['boissons'], ['boissons', 'visuel-solide', 'boards', 'themes', 'articles']))
    await siege.open(`/cms/catalogues/${list}`);
  await siege.page.goto('/cms/catalogues/boissons');
  await siege.page.locator('.entry-ledger-row a').first().click();
  await siege.page.getByRole('button', { name: 'Versions' }).waitFor();
  await siege.look('an entry');
  expect(siege.wrong).toEqual([]);
});

it('is accessible in the settings, the news and their journal', { tags: 'long' }, async () => {
  const siege = await site.inspectAs('siege1');
  await siege.open('/cms');
  await siege.open('/cms/reglages');
  await siege.open('/cms/actualites');
  await siege.open('/cms/journal');
  await siege.open('/cms/etat');
  await siege.open('/cms/quotas');
  await siege.open('/cms/qr-codes');
  expect(siege.wrong).toEqual([]);
});
