import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { expect, it } from 'vitest';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { button, sharedInspection } from './inspected-product.ts';

const site = sharedInspection();

it('is accessible where regional managers and installers work', { tags: 'long' }, async () => {
  const smhf = await site.inspectAs('smhf1');
  await smhf.open('/gestion-projets-smhf');
  const installer = await site.inspectAs('installateur1');
  await installer.open('/dashboard');
  const [posed] = await (await site.callerOf('installateur1')).json<ProjectRow[]>(
    'GET',
    '/rest/myplv/projets',
  );
  await installer.open(`/suivi-projet/${posed?._id.$oid}`);
  expect([...smhf.wrong, ...installer.wrong]).toEqual([]);
});

it('is accessible at the agency', { tags: 'long' }, async () => {
  const agency = await site.inspectAs('agence1');
  await agency.open('/dashboard');
  await agency.open(`/suivi-projet/${site.projects.atAgency}`);
  await agency.page.locator('.later-moves summary').click();
  await agency.page.locator('#retour summary').click();
  await agency.page.locator('#retour').getByRole('button').first().click();
  await agency.lookAtDialog('the change of status');
  await agency.open(`/chr/recapitulatif/${site.projects.atAgency}`);
  expect(agency.wrong).toEqual([]);
});

it('is accessible at each later status', async () => {
  const agency = await site.inspectAs('agence1');
  for (const statut of inVolume<ProjectRow['statut'][]>(
    ['Impression'],
    ['Exécution', 'Impression', 'Imprimé', 'Terminé', 'Annulé'],
  ))
    await agency.open(`/suivi-projet/${site.atStatus(statut)}`);
  expect(agency.wrong).toEqual([]);
});

it('is accessible where the client answers, by link and on the tablet', { tags: 'long' }, async () => {
  const atClient = site.atStatus('Validation Client');
  const dc = await site.inspectAs('dc1');
  const calls = await site.callerOf('dc1');
  await dc.open(`/suivi-projet/${site.atStatus('Validation DC')}`);
  await dc.open(`/suivi-projet/${atClient}`);
  await button(dc.page, /^Ouvrir la création/).click();
  await dc.page.waitForURL(/\/epreuves/);
  await dc.look('the room of the proof');
  await dc.open(PAGE_PATHS.approvalOnTablet(atClient));
  await calls.json('POST', `/rest/myplv/projets/${atClient}/liens`, { purpose: 'approval' });
  const client = await site.inspectAs(null);
  await client.open(await site.mailedPage('/accord/'));
  await button(client.page, 'Demander des corrections').click();
  await client.lookAtDialog('the corrections');
  await client.page.keyboard.press('Escape');
  await button(client.page, 'Valider et signer').click();
  await client.lookAtDialog('the agreement');
  await client.page.keyboard.press('Escape');
  await button(client.page, 'Poser une remarque').click();
  await client.lookAtDialog('the large proof');
  expect([...dc.wrong, ...client.wrong]).toEqual([]);
});
