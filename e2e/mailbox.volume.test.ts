import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { expect, it } from 'vitest';
import { inVolume } from '../packages/server/src/testing/volume.ts';
import { openPerson } from './browser.ts';
import { sharedDemonstration } from './demonstration.ts';

const site = sharedDemonstration();

it.each(inVolume([390], [390, 1440]))(
  'displays the demonstration’s mails, whose links work, at %i px',
  async (width) => {
    const { page, context, complaints } = await openPerson(site.browser, site.url, width);
    await page.goto(PAGE_PATHS.forgottenPassword);
    await page.getByLabel('Identifiant ou adresse e-mail').fill('dc1');
    await page.getByRole('button', { name: 'Recevoir le lien' }).click();
    await page.getByRole('link', { name: 'lire les e-mails' }).click();
    await page
      .getByRole('link', { name: /Votre nouveau mot de passe Ardoise/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 2, name: 'Votre nouveau mot de passe Ardoise' }).waitFor();
    const opening = context.waitForEvent('page');
    await page.frameLocator('iframe').getByRole('link', { name: 'Choisir mon mot de passe' }).click();
    // The opened page is not sandboxed like the frame.
    const opened = await opening;
    await opened.getByText('Pour le compte').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  },
);
