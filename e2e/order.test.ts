import { expect, it } from 'vitest';
import { openPerson, signIn } from './browser.ts';
import {
  attachPhoto,
  chooseCard,
  chooseContent,
  describeOutlet,
  sayTheRest,
  sendToAgency,
  signBoth,
} from './card-order.ts';
import { sharedDemonstration } from './demonstration.ts';
import { eventually } from './eventually.ts';
import { readInExports } from './exported-order.ts';
import { mailsTo } from './newest-mail.ts';
import { pictureOnFailure } from './picture-on-failure.ts';
import { WizardPage } from './wizard-page.ts';

const site = sharedDemonstration();

/** The agency's mail of this order, in the demonstration's mailbox. */
async function mailTo(agency: string, id: string): Promise<string> {
  const found = async () => {
    const mails = await mailsTo(site.url, agency);
    return mails.find(({ text }) => text.includes(id))?.text;
  };
  await eventually(found).toBeDefined();
  return (await found()) ?? '';
}

it('works from login to the signed order, sent to the agency, with its mails', async () => {
  const { page, complaints } = await openPerson(site.browser, site.url);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  pictureOnFailure(page, 'order');
  const wizard = new WizardPage(page);
  await signIn(page, 'dc1');
  await page.goto('/');
  // In reading order on a tablet.
  await page.getByRole('heading', { name: 'Actualités' }).waitFor();
  const tops = await page
    .locator('main h2')
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  const id = await wizard.create();
  const agency = await describeOutlet(wizard);
  await chooseCard(wizard);
  await chooseContent(wizard);
  await attachPhoto(wizard);
  await sayTheRest(wizard);
  await signBoth(wizard, id);
  await sendToAgency(wizard, 'Bonjour, merci de commencer par la page des boissons.');

  await page.goto(`/suivi-projet/${id}`);
  await page.getByText('Bon de commande').first().waitFor();
  await page.getByText('Bonjour, merci de commencer par la page des boissons.').waitFor();
  expect(await mailTo(agency, id)).toContain('Brasserie du Palais');
  await readInExports(site.url, {
    type: 'Carte Brasserie',
    id,
    print: {
      Format: 'A5, deux volets ; Sticker carré',
      Matière: 'Polyart mat 240\u00a0g',
      'Mode d’impression': 'Carte et QR code',
      Cartes: 50,
      'QR codes': 24,
    },
    drinks: [
      ['Colas', 'Cola classique', 'Verre 33\u00a0cl', ''],
      ['Limonades', 'Limonade citron vert', 'Verre 33\u00a0cl', ''],
      ['Eaux', 'Eau plate', 'Verre 50\u00a0cl', ''],
      ['Tonics et mixers', 'Tonic concombre', 'Verre 20\u00a0cl', ''],
    ],
  });
  expect(complaints).toEqual([]);
});
