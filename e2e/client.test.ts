import { expect, it } from 'vitest';
import { openPerson } from './browser.ts';
import {
  chooseFormat,
  choosePassword,
  deliverAndSign,
  joinFile,
  sayHowMany,
  sendToClient,
  writeBrief,
} from './client-order.ts';
import { sharedDemonstration } from './demonstration.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

const NAME = 'Le Bistrot du Canal';
const OWNER = 'patron@bistrot-du-canal.example';

it('completes on a phone the order that their delegate sent, from the mail to the agency', async () => {
  await sendToClient(site, NAME, OWNER);
  const { page, context, complaints } = await openPerson(site.browser, site.url, 390);
  const wizard = new WizardPage(page);
  await choosePassword(page, site.url, { name: NAME, address: OWNER });
  await page.getByRole('link', { name: 'Commencer' }).click();
  await sayHowMany(wizard);
  await chooseFormat(wizard);
  await writeBrief(wizard);
  await joinFile(wizard);
  await deliverAndSign(wizard);
  await page.getByRole('link', { name: 'Suivre ma commande' }).click();
  await page
    .getByText(/^En création depuis /)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
