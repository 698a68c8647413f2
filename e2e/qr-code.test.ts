import type { ProjectRow } from '@ardoise/domain/contract/projects.ts';
import type { QrCode } from '@ardoise/domain/contract/qr-codes.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, it } from 'vitest';
import { pngFile } from '../packages/server/src/testing/sample-files.ts';
import { enter, openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { FollowUpPage } from './follow-up-page.ts';
import { HttpCaller } from './http-caller.ts';
import { coveredByMessages } from './reachable.ts';

const SITE = 'https://brasserie.example/carte';

const site = sharedDemonstration();

/** A project of dc1 with a code. */
async function projectWithCode(): Promise<string> {
  const dc = new HttpCaller(site.url);
  await dc.signIn('dc1', 'ardoise-demo');
  for (const { _id } of await dc.json<ProjectRow[]>('GET', '/rest/myplv/projets?q_typeProjet=CHR')) {
    const code = await dc.json<QrCode>('GET', `/rest/myplv/qrcodes/${_id.$oid}`).catch(() => null);
    if (code !== null) return _id.$oid;
  }
  throw new Error('the demonstration has no project with a QR code');
}

it('redirects a scan to its dc’s address, after a banner', { tags: 'long' }, async () => {
  const id = await projectWithCode();
  const { page, context, complaints } = await openPerson(site.browser, site.url, 390);
  await enter(page.context(), 'dc1');
  await page.goto(PAGE_PATHS.followUp(id));
  await new FollowUpPage(page).unfold('qr-code');
  await page.getByRole('link', { name: 'Choisir où il mène' }).click();
  await page.waitForURL(`**${PAGE_PATHS.qrCode(id)}?backId=${id}`);
  const address = page.getByRole('textbox', { name: 'Adresse' });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await save.click();
  await page.getByText('URL obligatoire').waitFor();
  await address.fill('brasserie.example');
  await page.getByText('URL incorrecte\u00a0: elle commence par http:// ou https://.').waitFor();
  await address.fill(SITE);
  await save.click();
  await page.getByText('L’adresse du QR code est enregistrée.').waitFor();
  const preview = page.getByRole('figure', { name: 'Sur le téléphone qui scanne' });
  await preview.getByText('brasserie.example', { exact: true }).waitFor();
  const duration = page.getByLabel('Durée en secondes');
  expect(await duration.count()).toBe(0);
  const picture = page.locator('input[type=file]');
  await picture.setInputFiles({
    name: 'petite.png',
    mimeType: 'image/png',
    buffer: await pngFile(40, 60),
  });
  const refused = page.getByRole('alert').filter({ hasText: 'dimensions de 320x480 à 750x1334px' });
  await refused.waitFor();
  // It hides when a link below it is scrolled into view.
  await page.locator('.qr-codes-figure a[target]').evaluate((link) => {
    window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 40);
  });
  await eventually(() => page.evaluate(coveredByMessages)).toEqual([]);
  await picture.setInputFiles({ name: 'été.png', mimeType: 'image/png', buffer: await pngFile(320, 480) });
  await preview.getByRole('img', { name: 'Bannière actuelle' }).waitFor();
  expect(await duration.inputValue()).toBe('5');
  await page.getByText('La bannière est enregistrée.').waitFor();
  expect(await refused.count()).toBe(0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes[0]?.html])).toEqual([]);

  const saving = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Télécharger le QR code en SVG' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^qr-code-.+\.svg$/);

  const guest = await context.newPage();
  await guest.route(`${SITE}**`, (route) => route.fulfill({ body: 'La carte' }));
  await guest.goto((await page.locator('.qr-codes-figure a[target]').getAttribute('href')) ?? '');
  expect(await guest.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320);
  await guest.waitForURL(SITE);

  await page.getByRole('link', { name: 'Suivi du Projet' }).click();
  await page.getByText('a changé ce que montre le QR code').first().waitFor();
  expect(complaints).toEqual([]);
});
