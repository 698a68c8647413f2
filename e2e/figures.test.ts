import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { enter, openPerson, WIDTHS } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';

const site = sharedDemonstration();

async function openFigures(name: string, address = '/pilotage?periode=annee') {
  const { page, complaints } = await openPerson(site.browser, site.url, WIDTHS.laptop);
  await enter(page.context(), name);
  await page.goto(address);
  const answers = page.getByRole('list', { name: 'Les réponses' });
  await answers.waitFor({ timeout: 20_000 });
  return { page, answers, complaints };
}

it('opens the list of a figure with its number, and comes back to the same period', async () => {
  const { page, answers, complaints } = await openFigures('siege1');
  const made = answers.getByRole('listitem').first().getByRole('link').first();
  const count = Number((await made.textContent())?.replace(/\s/g, ''));
  expect(count).toBeGreaterThan(0);
  await made.click();
  await page.getByRole('button', { name: /Commandes faites, du 1er.janvier/ }).waitFor();
  await page.getByRole('button', { name: new RegExp(String.raw`^${count}\s*Tous`) }).waitFor();
  await page.goBack();
  await answers.waitFor();
  expect(new URL(page.url()).search).toBe('?periode=annee');
  await answers.getByRole('button', { name: 'Pourquoi reviennent-elles' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Pourquoi reviennent-elles',
  );
  expect(complaints).toEqual([]);
});

it('chooses a period by the keyboard, and says what is wrong with one', { tags: 'long' }, async () => {
  const { page, complaints } = await openFigures('siege1');
  const button = page.getByRole('button', { name: /^Période/ });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Période' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('periode');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Période');
  await button.click();
  await dialog.getByLabel('4 dernières semaines').check();
  await dialog.getByLabel('Rien').check();
  await dialog.getByRole('button', { name: 'Voir ces chiffres' }).click();
  await page.waitForURL(/periode=4semaines&comparer=rien/);
  await page.getByText('comparé à la période').waitFor({ state: 'detached' });
  await page.goto('/pilotage?du=2026-11-20&au=2026-11-01');
  await page.getByText('La fin est avant le début').waitFor();
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

it('shows an smhf and an agency their own, at every width', { tags: 'long' }, async () => {
  for (const [name, title] of [
    ['smhf1', 'Les chiffres de votre région'],
    ['agence1', 'Vos chiffres'],
  ] as const) {
    const { page, complaints } = await openFigures(name);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    for (const width of [320, ...Object.values(WIDTHS)]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([name, width, beyond]).toEqual([name, width, 0]);
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.target])).toEqual([]);
    }
    expect(complaints).toEqual([]);
  }
});
