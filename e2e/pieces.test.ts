import { expect, it } from 'vitest';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';

const site = sharedDemonstration();

it('finds what shows a drink by the keyboard, marks a piece as taken away, and recalls the rest', {
  tags: 'long',
}, async () => {
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.desktop);
  await enter(page.context(), 'siege1');
  // Pieces are made after the demonstration was loaded.
  await expect
    .poll(
      async () => {
        await page.goto('/parc');
        await page.getByRole('heading', { name: 'Le parc' }).waitFor();
        await page
          .getByText(/en place dans|encore en place/)
          .first()
          .waitFor();
        const said = (await page.getByRole('main').textContent()) ?? '';
        return said.includes('en place dans') && !said.includes('arrivent encore');
      },
      { timeout: 120_000, interval: 2_000 },
    )
    .toBe(true);
  const field = page.getByRole('combobox');
  await field.fill('cola classiq');
  await page.getByRole('option', { name: /Cola classique/ }).waitFor();
  await field.press('Escape');
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await field.press('ArrowDown');
  await field.press('Enter');
  await page.getByRole('button', { name: 'Enlever Cola classique' }).waitFor();
  const found = await page.getByText(/^\d+\spièces?, \d+\spoints? de vente$/).textContent();

  await page.getByRole('region', { name: 'Pièces' }).getByRole('link').first().click();
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Autres actions/ }) });
  await card
    .first()
    .getByRole('button', { name: /^Autres actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Marquer retirée' }).click();
  const dialog = page.getByRole('dialog', { name: 'Marquer retirée' });
  await dialog.getByRole('button', { name: 'Marquer retirée' }).click();
  await dialog.getByText('Choisissez une raison.').waitFor();
  await dialog.getByLabel('Abîmée').check();
  await dialog.getByRole('button', { name: 'Marquer retirée' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Retirée, abîmée').waitFor();
  await page.getByRole('button', { name: 'Rétablir' }).click();
  await page.getByText('Retirée, abîmée').waitFor({ state: 'detached' });

  await page.goBack();
  await page.getByRole('button', { name: 'Liste de rappel' }).click();
  await page.getByRole('heading', { name: /^Rappel\s: Cola classique$/ }).waitFor();
  const recalled = page.getByText(/^\d+\s+pièces? à reprendre dans/);
  // Another test may have finished a card in between.
  const numberIn = (text: string | null) => Number(/^\d+/.exec(text ?? '')?.[0] ?? 0);
  expect(numberIn(found)).toBeGreaterThan(0);
  expect(numberIn(await recalled.textContent())).toBeGreaterThanOrEqual(numberIn(found));
  expect(complaints).toEqual([]);
});
