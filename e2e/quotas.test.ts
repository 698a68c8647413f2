import { expect, it } from 'vitest';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { ownDemonstration } from './demonstration.ts';
import { HeadOfficePage } from './head-office-page.ts';

const site = ownDemonstration('quotas');

const CELL = /^Carte Brasserie, quota annuel d’Antoine/;

it('changes a quota and transfers units, each with its effect said before, for a second reader at once', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(page.context(), 'siege1');
  const office = new HeadOfficePage(page);
  const other = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(other.page.context(), 'admin');
  for (const each of [page, other.page]) await each.goto('/cms/quotas');
  const before = Number(await page.getByLabel(CELL).inputValue());

  await page.getByLabel(CELL).fill(String(before + 20));
  await page.keyboard.press('Tab');
  // The focus moves to the reason, not past it.
  await page.keyboard.type('ab');
  expect(await page.getByLabel('Motif').inputValue()).toBe('ab');
  await page.keyboard.press('Enter');
  await page.getByText('Merci d’écrire le motif').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByLabel(CELL).inputValue()).toBe(String(before));
  await office.changeQuota(CELL, String(before + 20), 'Plan Terrasses');
  await expect.poll(() => other.page.getByLabel(CELL).inputValue()).toBe(String(before + 20));

  await page.getByRole('button', { name: /^Transférer des unités d’Antoine/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Transférer des unités' });
  await dialog.getByLabel('À', { exact: true }).selectOption({ label: 'Chloé Garnier' });
  await dialog.getByLabel('Unités').fill('99999');
  await dialog.getByLabel('Motif').fill('Quatre ouvertures à Angers');
  // No figure is offered that cannot be given.
  await dialog.getByRole('button', { name: 'Transférer', exact: true }).click();
  // Refused at its field, with what can be given; the rest stays as it was typed.
  await expect.poll(() => dialog.getByLabel('Unités').getAttribute('aria-invalid')).toBe('true');
  await dialog.getByLabel('Unités').fill('5');
  await dialog
    .getByText(String(before + 15), { exact: true })
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Transférer 5' }).click();
  await dialog.waitFor({ state: 'detached' });
  for (const each of [page, other.page])
    await expect.poll(() => each.getByLabel(CELL).inputValue()).toBe(String(before + 15));
  await page.getByText('Quatre ouvertures à Angers').waitFor();

  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([width, beyond]).toEqual([width, 0]);
    expect(await page.getByLabel(CELL).isVisible()).toBe(true);
  }
  expect([...complaints, ...other.complaints]).toEqual([]);
});
