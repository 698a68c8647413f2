import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { chrWizard } from '@ardoise/domain/kinds/chr/wizard.ts';
import { expect, it } from 'vitest';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { button, sharedInspection } from './inspected-product.ts';
import { screenRead } from './inspection.ts';
import { NewProjectDialog } from './new-project-dialog.ts';
import { lostFocus } from './reachable.ts';

/** What the other steps ask is asked by the same components. */
const STEPS = inVolume(
  chrWizard.steps.filter(
    ({ path }) =>
      !['creation/id-projet', 'contenu/formules', 'contenu/illustrations', 'autres-infos'].includes(path),
  ),
  chrWizard.steps,
);

const site = sharedInspection();

it('is accessible before login', { tags: 'long' }, async () => {
  const visitor = await site.inspectAs(null);
  await visitor.open('/login');
  await button(visitor.page, 'Se connecter').click();
  await visitor.page.locator('.error-summary, .field-bad, [role=alert]').first().waitFor();
  await visitor.look('the refused login');
  const token = 'x'.repeat(43);
  const others = inVolume(
    [],
    [
      '/cms/mot-de-passe',
      `/cms/mot-de-passe/${token}`,
      '/mentions-legales',
      '/courriels',
      '/dev',
      `/lien/${token}`,
    ],
  );
  for (const address of others) await visitor.open(address);
  expect(visitor.wrong).toEqual([]);
});

it('is accessible from the delegate’s home to a new project', { tags: 'long' }, async () => {
  const dc = await site.inspectAs('dc1');
  await dc.open('/');
  await button(dc.page, 'Créer une carte').click();
  await dc.lookAtDialog('the new project');
  const dialog = new NewProjectDialog(dc.page);
  await dialog.type('3104658');
  await dc.page.getByText('Rien n’a été créé.').waitFor();
  await dc.look('the outlet that is not eligible');
  await dialog.type('3104587');
  await dialog.beginButton().waitFor();
  await dc.look('the outlet of the new project');
  await dc.open('/help');
  expect(dc.wrong).toEqual([]);
});

it('is accessible on the delegate’s list and orders', async () => {
  const dc = await site.inspectAs('dc1');
  await dc.open('/dashboard');
  const { signed, complete, atAgency } = site.projects;
  for (const id of inVolume([signed], [complete, atAgency, signed])) await dc.open(`/suivi-projet/${id}`);
  await button(dc.page, 'Soumettre à l').click();
  await dc.lookAtDialog('the submission');
  expect(dc.wrong).toEqual([]);
});

it('is accessible on each step of the wizard', { tags: 'long' }, async () => {
  const dc = await site.inspectAs('dc1');
  await dc.open(`/chr/info-pdv/${site.projects.blank}`);
  await button(dc.page, 'Suivant').click();
  await dc.page.locator('.error-summary').waitFor();
  await dc.look('the refused first step');
  for (const { path } of STEPS) await dc.open(`/chr/${path}/${site.projects.complete}`);
  await dc.open(`/chr/recapitulatif/${site.projects.blank}`);
  await dc.page.goto(`/chr/creation/theme/${site.projects.complete}`);
  await button(dc.page, /^Agrandir/).click();
  await dc.lookAtDialog('the zoom of a picture');
  await dc.open(`/chr/recapitulatif/${site.projects.complete}`);
  await button(dc.page, /Enregistrer et signer/).click();
  await dc.lookAtDialog('the signature');
  expect(dc.wrong).toEqual([]);
});

it('is accessible where a client finds, completes and follows their orders', { tags: 'long' }, async () => {
  const caller = await site.callerOf('client1');
  const orders = await caller.json<ProjectRow[]>('GET', '/rest/myplv/projets?sort=t_creation&dir=asc');
  const idIn = (statut: ProjectRow['statut']) =>
    orders.find((row) => row.statut === statut)?._id.$oid ?? `none in ${statut}`;
  const client = await site.inspectAs('client1');
  await client.open('/dashboard');
  await client.open(`/commande/${idIn('Client')}`);
  await client.open(`/da/support/${idIn('Client')}`);
  await client.open(`/suivi-projet/${idIn('Agence')}`);
  expect(client.wrong).toEqual([]);
  const dc = await site.inspectAs('dc1');
  await dc.open(`/commande/${idIn('Client')}`);
  expect(dc.wrong).toEqual([]);
});

it('is accessible at head office', { tags: 'long' }, async () => {
  const siege = await site.inspectAs('siege1');
  await siege.open('/');
  await siege.open('/dashboard');
  await siege.open('/suivi-quotas');
  await siege.open('/pilotage?periode=annee');
  await siege.open('/parc');
  await siege.open('/parc?tri=recent');
  for (const kind of inVolume(['CHR'], ['CHR', 'PSM'])) await siege.open(`/gestion-projets/${kind}`);
  await siege.open('/mon-compte');
  await siege.open(`/suivi-projet/${site.projects.atAgency}`);
  for (const statut of inVolume<ProjectRow['statut'][]>(['Validation CCEP'], ['Validation CCEP', 'Rejeté']))
    await siege.open(`/suivi-projet/${site.atStatus(statut)}`);
  await siege.open(`/chr/recapitulatif/${site.projects.atAgency}`);
  expect(siege.wrong).toEqual([]);
});

it('is accessible on the administrator’s mail pages', { tags: 'long' }, async () => {
  const admin = await site.inspectAs('admin');
  for (const state of inVolume(['echec'], ['attente', 'echec', 'envoye']))
    await admin.open(`/suivi-courriels?etat=${state}`);
  for (const filters of inVolume(
    ['?q_personne=admin'],
    ['', '?q_personne=admin', '?q_evenement=restauration'],
  ))
    await admin.open(`/journal-securite${filters}`);
  expect(admin.wrong).toEqual([]);
});

it('shows a focus ring in the search, light and dark', async () => {
  const { page } = await site.inspectAs('dc1');
  await page.goto('/dashboard');
  await screenRead(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.keyboard.press('Control+K');
    await page.locator('dialog[open]').waitFor();
    expect(await page.evaluate(lostFocus)).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

it('stops loading pages while the focus is below an infinite list', { tags: 'long' }, async () => {
  const { page } = await site.inspectAs('siege1');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Afficher \d+ projets de plus/ }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('after=')) asked.push(request.url());
  });
  await page.keyboard.press('Tab');
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  // IntersectionObserver callbacks run within the next frame.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
  expect(asked).toEqual([]);
});

it('shows selection and progress in forced-colors mode', async () => {
  const { page } = await site.inspectAs('siege1');
  await page.emulateMedia({ forcedColors: 'active' });
  const shades = (...selectors: string[]) =>
    Promise.all(
      selectors.map((selector) =>
        page
          .locator(selector)
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
  await page.goto('/dashboard');
  const [ground, current, chosen] = await shades(
    'body',
    '.shell-top nav [aria-current]',
    '.ledger [aria-pressed=true]',
  );
  expect(current).not.toBe(ground);
  expect(chosen).not.toBe(ground);
  await page.goto('/suivi-quotas');
  const [canvas, ...parts] = await shades(
    'body',
    '.quotas-bar .quotas-part-creation',
    '.quotas-bar .quotas-part-imprime',
    '.quotas-key .quotas-part-creation',
  );
  expect(parts).not.toContain(canvas);
  expect(new Set(parts).size).toBe(2);
});
