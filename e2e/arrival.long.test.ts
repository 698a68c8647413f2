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
  const row = projets.find(
    ({ arrivee, dc, statut }) => arrivee?.etat === arrival && dc === 'dc1' && statut === 'Impression',
  );
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

it('notes what was sent for a lot, then its delivery; Enter never sends, and pasted lines go to their orders', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(page.context(), 'imprimeur');
  await page.goto('/dashboard-imprimeur?q_statut=Imprim%C3%A9');
  await page.locator('[data-project]').first().waitFor();
  const shown = page.locator('[data-project]');
  const ids = await shown.evaluateAll((rows) => rows.map((row) => row.getAttribute('data-project')));
  // By their ids: what is noted changes their place in the list.
  const choose = async () => {
    for (const id of ids.slice(0, 3))
      await page.locator(`[data-project="${id}"]`).getByRole('checkbox').check();
  };
  await choose();
  await page.getByRole('button', { name: 'Noter l’envoi', exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Transporteur').fill('Messageries du Midi');
  const parcels = dialog.getByRole('textbox', { name: /^Colis de/ });
  await parcels.nth(0).fill('x');
  await parcels.nth(0).press('Enter');
  expect(await parcels.nth(1).evaluate((field) => field === document.activeElement)).toBe(true);
  await parcels.nth(1).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'mm 4471 2102\nmm 4471 2103, mm 4471 2104');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  expect(await parcels.nth(2).inputValue()).toBe('mm 4471 2103, mm 4471 2104');
  await dialog.getByRole('button', { name: 'Noter l’envoi des 3' }).click();
  await dialog.getByText(/n’est pas un numéro de colis/).waitFor();
  const { violations } = await new AxeBuilder({ page }).include('dialog[open]').analyze();
  expect(violations).toEqual([]);
  await parcels.nth(0).fill('MM 4471 2101');
  await dialog.getByRole('button', { name: 'Noter l’envoi des 3' }).click();
  await page.getByRole('region', { name: '3 envois notés' }).waitFor();
  await choose();
  await page.getByRole('button', { name: 'Passer en livré', exact: true }).last().click();
  await dialog.getByText(/^3\senvois sont déjà notés/).waitFor();
  await dialog.getByText('Messageries du Midi, 2 colis').waitFor();
  await dialog.getByRole('button', { name: 'Passer les 3 en livré' }).click();
  await page.getByRole('region', { name: '3 projets passés en livré' }).waitFor();
  expect(complaints).toEqual([]);
});

it('lists deliveries by the day on which they come, from which a delegate asks for one', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.phone);
  await enter(page.context(), 'dc1');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Livraisons/ }).click();
  await page.getByRole('rowheader', { name: /^Ensuite/ }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  const { _id } = await firstOf('a_venir');
  await page.goto(`/suivi-projet/${_id.$oid}`);
  await page.getByRole('button', { name: 'Demander une date' }).click();
  await page.getByText('Une date est demandée aujourd’hui.').waitFor();
  expect(complaints).toEqual([]);
});
