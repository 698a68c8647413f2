import { expect, it } from 'vitest';
import { AgencyPage } from './agency-page.ts';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { sendToAgency, signOrder } from './card-order.ts';
import { sharedDemonstration } from './demonstration.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { beginNewPrices, newPrice, printedCard } from './printed-card.ts';

const site = sharedDemonstration();

it('writes the new prices of a finished card: raised, by hand, signed, read first by its agency', {
  tags: 'long',
}, async () => {
  const card = await printedCard(site.url, 'Brasserie des nouveaux prix', 12);
  const { context, page, complaints } = await openPerson(site.browser, site.url, WIDTHS.tablet);
  await enter(context, 'dc1');
  await new FollowUpPage(page).open(card);
  const wizard = await beginNewPrices(page);
  const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
  const goOn = page.getByRole('button', { name: 'Récapitulatif' });

  await goOn.click();
  await page.getByRole('alert').getByText('Aucun prix n’a changé.').waitFor();
  expect(await newPrice(page, 'Plat 1').evaluate((field) => field === document.activeElement)).toBe(true);

  // By hand: Enter goes on, and digits are written like the former price.
  await newPrice(page, 'Plat 1').fill('12');
  await newPrice(page, 'Plat 1').press('Enter');
  expect(await newPrice(page, 'Plat 2').evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => newPrice(page, 'Plat 1').inputValue()).toBe('12,00 €');
  await page.getByText('1 prix change', { exact: true }).waitFor();

  // Twice 3 % is 3 %, and what is written by hand stays; so it is after a reload.
  const apply = page.getByRole('button', { name: 'Appliquer' });
  await apply.click();
  await expect.poll(() => newPrice(page, 'Plat 12').inputValue()).toBe('22,10 €');
  await page.reload();
  await apply.click();
  await page.getByText('1 prix écrit à la main, gardé.').waitFor();
  expect(await newPrice(page, 'Plat 12').inputValue()).toBe('22,10 €');
  expect(await newPrice(page, 'Plat 1').inputValue()).toBe('12,00 €');
  await page.getByRole('button', { name: 'Rétablir, Section 2' }).click();
  await expect.poll(() => newPrice(page, 'Plat 12').inputValue()).toBe('21,50 €');

  await goOn.click();
  const change = page.getByText('Plat 1', { exact: true }).locator('..');
  await change.getByText('10,50 €').waitFor();
  await page.getByText('prix changent, sur 12 lignes').waitFor();
  await page.getByRole('button', { name: 'Rouvrir une étape' }).click();
  await page.getByRole('heading', { name: 'Photo de la carte' }).waitFor();
  await signOrder(wizard, 'chr', id);
  await sendToAgency(wizard, 'Bonjour.');

  const studio = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(studio.context, 'agence1');
  await new AgencyPage(studio.page).open(id);
  const docket = studio.page.getByRole('complementary', { name: 'La commande' });
  await docket.getByRole('region', { name: 'Ce qui change' }).getByText('Plat 10', { exact: true }).waitFor();
  expect([...complaints, ...studio.complaints]).toEqual([]);
});
