import type { Project } from '@ardoise/domain/contract/projects.ts';
import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { HttpCaller } from './http-caller.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { completeOrder, signedOrder } from './signed-order.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

/** What the calls of a signed order's follow-up may take, as they are sent. */
const MOST_ON_WIRE = 10 * 1024;

it('shows both signatures in the recap by their addresses, and sends the follow-up without them', {
  tags: 'long',
}, async () => {
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const id = await signedOrder(caller, 'Le Zinc des signatures');
  const { page, context } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'signed-recap');
  await signIn(page, 'dc1');
  // By path: a change that was announced up to two seconds before the page replays, and is read again.
  const calls = new Map<string, Promise<number>>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\/rest\/myplv\/projets\/(files\/)?[0-9a-f]{24}(\/creations)?$/.test(pathname)) return;
    calls.set(
      pathname,
      request
        .sizes()
        .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
    );
  });
  await page.goto(`/suivi-projet/${id}`);
  await page.getByText('Le Zinc des signatures').first().waitFor();
  await expect.poll(() => calls.size).toBe(3);
  const sent = await Promise.all(calls.values());
  expect(sent.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(MOST_ON_WIRE);

  await page.goto(`/chr/recapitulatif/${id}`);
  const pictures = page.locator('.recap-signature img');
  await pictures.nth(1).waitFor();
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth)))
    .toEqual([640, 640]);
  const shown = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
  const { signatures } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  expect(shown).toEqual(signatures.map((one) => `/rest/myplv/projets/${id}/signatures/${one.id}/image`));
  await context.close();
});

it('records nothing that somebody has changed while the pad was open, and shows it again', {
  tags: 'long',
}, async () => {
  const caller = new HttpCaller(site.url);
  await caller.signIn('dc1', 'ardoise-demo');
  const { id, version } = await completeOrder(caller, 'Le Zinc qui change');
  const { page, context } = await openPerson(site.browser, site.url);
  pictureOnFailure(page, 'signed-recap-changed');
  await signIn(page, 'dc1');
  await page.goto(`/chr/recapitulatif/${id}`);
  const wizard = new WizardPage(page);
  const begin = page.getByRole('button', { name: /Enregistrer et signer/ });
  await begin.click();
  await wizard.dialog().getByLabel('Qualité').fill('Gérante');
  const { autresInfos } = await caller.json<Project>('GET', `/rest/myplv/projets/${id}`);
  await caller.json('PUT', `/rest/myplv/projets/${id}`, {
    autresInfos: { ...autresInfos, autreInfo: 'Fermé le lundi.' },
    version,
  });
  // It reaches the recap behind the pad.
  await page.getByText('Fermé le lundi.').first().waitFor({ state: 'attached' });
  await wizard.sign('Gérante', true);
  await page.getByText('modifiée ailleurs pendant la signature').waitFor();
  await expect.poll(() => wizard.dialog().count()).toBe(0);
  expect((await caller.json<Project>('GET', `/rest/myplv/projets/${id}`)).signatures).toEqual([]);
  await begin.click();
  await wizard.sign('Gérante', true);
  await page.getByRole('heading', { name: 'Signature du délégué commercial' }).waitFor();
  expect((await caller.json<Project>('GET', `/rest/myplv/projets/${id}`)).signatures).toHaveLength(1);
  await context.close();
});
