import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';
import { refuseEveryStep } from './wizard-refusals.ts';

const site = sharedDemonstration();

it('shows every invalid answer under its field, until all are valid', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'wizard-refusals');
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const draft = { type: 'Carte Brasserie', quotaConfirme: true };
  const id = (await caller.json<Project>('POST', '/rest/myplv/projets', draft))._id.$oid;
  await signIn(page, 'dc1');
  const wizard = new WizardPage(page);
  await page.goto(`/chr/info-pdv/${id}`);
  await wizard.field('pdv.nOutlet').waitFor();
  await refuseEveryStep(wizard, id);
  await page.waitForURL(`**/chr/recapitulatif/${id}`);
  await page.getByText('La Marine', { exact: true }).first().waitFor();
  expect(await page.locator('.recap-missing').count()).toBe(0);
  expect(complaints).toEqual([]);
});
