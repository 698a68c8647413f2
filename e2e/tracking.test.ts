import { readFile } from 'node:fs/promises';
import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { expect, it } from 'vitest';
import { drawnSignature } from '../packages/server/src/testing/signature-pictures.ts';
import { button, sharedInspection } from './inspected-product.ts';

const site = sharedInspection();

/** The newest card of dc1 that its client answers, approved on the tablet. */
async function approved(): Promise<string> {
  const dc = await site.callerOf('dc1');
  const rows = await dc.json<ProjectRow[]>(
    'GET',
    '/rest/myplv/projets?q_typeProjet=CHR&sort=t_creation&dir=desc',
  );
  const row = rows.find(({ statut }) => statut === 'Validation Client');
  const id = row?._id.$oid ?? '';
  const image = await drawnSignature();
  const body = { version: row?.versionCreation, nom: 'Bertrand Lacombe', qualite: 'Gérant', image };
  await dc.json('POST', `/rest/myplv/projets/${id}/accord`, body);
  return id;
}

it('a client without an account follows an order by a link, accessibly, until the delegate closes it', {
  tags: 'long',
}, async () => {
  const id = await approved();
  const visitor = await site.inspectAs(null);
  await visitor.open(await site.mailedPage('/suivi/'));
  const { page } = visitor;
  await page.getByRole('heading', { level: 1, name: 'Votre carte se prépare' }).waitFor();
  await page.getByText(/^Signée par vous le /).waitFor();
  const shown = page.getByRole('img', { name: 'Agrandir la création que vous avez signée' });
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(300);
  expect(await page.getByRole('link', { name: /^Appeler|^0/ }).getAttribute('href')).toMatch(/^tel:0/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await visitor.look('the order in the dark');

  const dc = await site.inspectAs('dc1');
  await dc.page.goto(`/suivi-projet/${id}`);
  await dc.page.getByText('Documents', { exact: false }).first().waitFor();
  if (!(await button(dc.page, 'Fermer ce lien').isVisible()))
    await dc.page.locator('summary', { hasText: 'Documents' }).click();
  await button(dc.page, 'Fermer ce lien').click();
  await dc.lookAtDialog('closing the link');
  await button(dc.page, 'Fermer le lien').click();
  await dc.page.getByText('Le lien de suivi est fermé.').waitFor();

  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Il n’y a plus rien à suivre ici' }).waitFor();
  await visitor.look('the closed link');
  expect([...visitor.wrong, ...dc.wrong]).toEqual([]);
});

it('an installer puts a fixed pose into their calendar, accessibly', async () => {
  const caller = await site.callerOf('installateur1');
  const rows = await caller.json<ProjectRow[]>('GET', '/rest/myplv/projets');
  const today = parisDay(new Date());
  const row = rows.find(({ statut, pose }) => statut === 'Livré' && (pose?.t_pose ?? '') > today);
  const id = row?._id.$oid;
  const installer = await site.inspectAs('installateur1');
  await installer.open(`/suivi-projet/${id}`);
  const { page } = installer;
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Ajouter à l’agenda' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pose-.+\.ics$/);
  expect(await readFile(await download.path(), 'utf8')).toContain(`UID:${id}-pose@ardoise\r\n`);
  expect(installer.wrong).toEqual([]);
});
