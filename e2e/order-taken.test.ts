import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { enter } from './browser.ts';
import { answeredCard } from './card-without-network.ts';
import { ownDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { preparedDevice, waitsFor } from './prepared-device.ts';
import { signOnDevice } from './signed-on-device.ts';
import { WizardPage } from './wizard-page.ts';

const site = ownDemonstration('order-taken');

async function caller(name: string): Promise<HttpCaller> {
  const one = new HttpCaller(site.url);
  await one.signIn(name, 'ardoise-demo');
  return one;
}

it('brings what was signed without a network to the dc who has the order, and what a closed account left', {
  tags: 'long',
}, async () => {
  const [dc1, dc2, siege, admin] = [
    await caller('dc1'),
    await caller('dc2'),
    await caller('siege1'),
    await caller('admin'),
  ];
  const begun = { type: 'Carte Brasserie', nOutlet: '3104587', quotaConfirme: true };
  await dc1.json('POST', '/rest/myplv/projets', begun);
  const { page, context } = await preparedDevice(site, 'dc1');
  pictureOnFailure(page, 'order-taken');
  const wizard = new WizardPage(page);
  const project = (id: string) => dc2.json<Project>('GET', `/rest/myplv/projets/${id}`);

  const given = await answeredCard(page);
  await context.setOffline(true);
  await signOnDevice(wizard);
  await siege.json('PUT', '/rest/myplv/projets/changedc/dc2', [given]);
  await context.setOffline(false);
  await page.getByText(/a été confiée à .* entre-temps/).waitFor({ timeout: 60_000 });
  await expect.poll(() => waitsFor(page)).toBe(0);
  await page.waitForURL((url) => url.pathname === '/');
  expect(await project(given)).toMatchObject({
    statut: 'Brouillon',
    dc: 'dc2',
    aRegulariser: ['repris'],
    signatures: [{ role: 'client' }, { role: 'dc' }],
  });

  await context.setOffline(true);
  const left = await answeredCard(page);
  await signOnDevice(wizard);
  const { comptes } = await admin.json<{ comptes: { uid: number; name: string; version: number }[] }>(
    'GET',
    '/rest/myplv/comptes?q=dc1',
  );
  const account = comptes.find(({ name }) => name === 'dc1');
  await admin.json('POST', `/rest/myplv/comptes/${account?.uid}/desactivation`, {});
  await context.setOffline(false);
  await page.getByRole('heading', { name: /Se connecter|Connexion/ }).waitFor({ timeout: 60_000 });
  await enter(context, 'dc2');
  await page.goto('/');
  await page.getByRole('button', { name: 'Voir' }).click({ timeout: 60_000 });
  await page.getByText('Son compte est fermé, et vous avez repris ses commandes.').waitFor();
  await page.getByRole('button', { name: 'La reprendre' }).click();
  await page.getByText(/signée par un compte fermé/).waitFor({ timeout: 60_000 });
  await expect.poll(() => waitsFor(page)).toBe(0);
  expect(await project(left)).toMatchObject({
    statut: 'Brouillon',
    dc: 'dc2',
    aRegulariser: ['compte'],
    signatures: [{ role: 'client' }, { role: 'dc' }],
  });
});
