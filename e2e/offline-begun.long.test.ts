import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { NewProjectDialog, openBoards } from './new-project-dialog.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { preparedDevice, waitsFor } from './prepared-device.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('offline-begun-kinds');

const PALAIS = '3104587';
const BOARDS = /^Créer un projet VAE/;

it('keeps the outlets of a tour, and begins every other kind at one of them without a network', async () => {
  const siege = new HttpCaller(site.url);
  await siege.signIn('siege1', 'ardoise-demo');
  await openBoards(siege);
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  const { page, context, complaints } = await preparedDevice(site, 'dc1');
  pictureOnFailure(page, 'offline-begun-kinds');

  await page.goto('/hors-ligne');
  const asked = page.getByLabel('Numéros d’OUTLET, ou une ville');
  const keep = page.getByRole('button', { name: 'Garder ici' });
  await keep.click();
  await page.getByText('Donnez des numéros, ou une ville.').waitFor();
  await asked.fill(`${PALAIS}, 9999999`);
  await keep.click();
  await page.getByText('1\u00a0point de vente gardé ici. Inconnu\u00a0: 9999999.').waitFor();
  await asked.fill('Bordeaux');
  await keep.click();
  await page.getByText(/points de vente gardés ici \(Bordeaux\)/).waitFor();

  await context.setOffline(true);
  const begin = new NewProjectDialog(page);
  const wizard = new WizardPage(page);
  const begun = new Map<string, string>();
  for (const support of ['Boards PVC', 'Caissons Lumineux', 'Digital']) {
    await begin.open({ create: BOARDS, support });
    await begin.type(PALAIS);
    await begin.dialog.getByText('Brasserie du Palais').waitFor();
    // A double click begins one order.
    await begin.beginButton().dblclick();
    begun.set(support, await begin.createdId());
    await wizard.at('Le point de vente et son client');
    await wizard.next();
  }
  await page.goto('/');
  await page.getByRole('link', { name: 'Reprendre Brasserie du Palais' }).nth(2).waitFor();

  // One of them is given up before it left, all of it.
  await page.goto('/envois');
  await page.getByRole('button', { name: /^Autres actions\s: Digital/ }).click();
  await page.getByRole('menuitem', { name: 'Abandonner' }).click();
  await page.getByRole('button', { name: 'Abandonner cette commande' }).click();
  await page.getByText('Digital, Brasserie du Palais').waitFor({ state: 'detached' });

  await context.setOffline(false);
  await expect.poll(() => waitsFor(page), { timeout: 30_000 }).toBe(0);
  const { projets } = await dc.json<{ projets: Project[] }>(
    'GET',
    '/rest/myplv/projets?sort=t_creation&dir=desc&limit=10',
  );
  const made = projets.filter(({ nameProjet }) => nameProjet === 'Brasserie du Palais');
  const ids = new Set(made.map(({ _id }) => _id.$oid));
  expect([...begun].map(([support, id]) => [support, ids.has(id)])).toEqual([
    ['Boards PVC', true],
    ['Caissons Lumineux', true],
    ['Digital', false],
  ]);
  expect(complaints.filter((said) => !said.startsWith('NetworkError'))).toEqual([]);
});
