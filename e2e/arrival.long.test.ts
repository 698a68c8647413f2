import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { PrinterPage } from './printer-page.ts';

const site = ownDemonstration('arrival');

async function firstOf(arrival: string): Promise<ProjectRow> {
  const printer = new HttpCaller(site.url);
  await printer.signIn('imprimeur', 'ardoise-demo');
  const list = '/rest/myplv/projets?q_vue=impression&limit=100';
  const { projets } = await printer.json<{ projets: ProjectRow[] }>('GET', list);
  const row = projets.find(({ arrivee, dc }) => arrivee?.etat === arrival && dc === 'dc1');
  if (row === undefined) throw new Error(`nothing to print is ${arrival}`);
  return row;
}

it('promises a day with a download, and another one with a reason, which the delegate reads', async () => {
  const { _id, nameProjet } = await firstOf('a_venir');
  const id = _id.$oid;
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(page.context(), 'imprimeur');
  const bench = new PrinterPage(page);
  await bench.open();
  await bench.download(id, nameProjet);

  await page.goto(`/suivi-projet/${id}`);
  await page.getByRole('button', { name: 'Changer le jour' }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('spinbutton').first().press('ArrowUp');
  await dialog.getByRole('button', { name: 'Changer le jour' }).click();
  await dialog.getByText('Dites pourquoi le jour change.').waitFor();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  await dialog.getByRole('textbox').fill('Papier en rupture');
  await dialog.getByRole('button', { name: 'Changer le jour' }).click();
  await page.getByText('Papier en rupture').first().waitFor();
  expect(complaints).toEqual([]);

  const dc = await openPerson(site.browser, site.url, WIDTHS.phone);
  await enter(dc.page.context(), 'dc1');
  await dc.page.goto(`/suivi-projet/${id}`);
  await dc.page
    .getByText(/^Livraison le /)
    .first()
    .waitFor();
  await dc.page.getByText('Papier en rupture').first().waitFor();
  expect(await dc.page.getByRole('button', { name: 'Changer le jour' }).count()).toBe(0);
  expect(dc.complaints).toEqual([]);
});
