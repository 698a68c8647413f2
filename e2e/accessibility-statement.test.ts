import { expect, it } from 'vitest';
import { button, sharedInspection } from './inspected-product.ts';
import { typeDate } from './type-date.ts';

const site = sharedInspection();

const ANSWERS = {
  'Qui la publie': 'Brasserie du Nord',
  'E-mail pour signaler un problème': 'accessibilite@nord.example',
  'Téléphone, et ses heures': '05 39 98 00 15',
  'Plan sur trois ans': 'Essayer chaque écran nouveau.',
};

it('is published by the administrator, with its day; then every foot says the state', {
  tags: 'long',
}, async () => {
  const { page } = await site.inspectAs('admin');
  await page.goto('/cms/reglages');
  for (const [label, answer] of Object.entries(ANSWERS)) await page.getByLabel(label).fill(answer);
  await typeDate(page.getByRole('group', { name: 'Publiée le' }), '2026-11-23');
  await button(page, 'Enregistrer').click();
  await page.getByText('Dites ce qui est prévu cette année.').waitFor();
  await page.getByLabel('Plan de cette année').fill('Corriger ce qui reste.');
  await button(page, 'Enregistrer').click();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor({ state: 'detached' });

  const visitor = await site.inspectAs(null);
  await visitor.open('/accessibilite');
  const shown = visitor.page;
  await shown.getByText('Ardoise est partiellement conforme au RGAA 4.1.').waitFor();
  await shown.getByRole('contentinfo').getByText('Accessibilité : partiellement conforme').waitFor();
  await shown.getByRole('link', { name: '8. Éléments obligatoires' }).click();
  await shown.getByRole('rowheader', { name: '8.3 Chaque page dit sa langue' }).waitFor();
  expect(await shown.getByRole('link', { name: 'Signaler un problème' }).getAttribute('href')).toBe(
    'mailto:accessibilite@nord.example',
  );
  expect(visitor.wrong).toEqual([]);
});
