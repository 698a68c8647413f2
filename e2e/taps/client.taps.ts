import { afterAll, beforeAll, expect, it } from 'vitest';
import { ClientLinkPage } from '../client-link-page.ts';
import {
  chooseFormat,
  deliverAndSign,
  joinFile,
  linkIn,
  sayHowMany,
  sendToClient,
  writeBrief,
} from '../client-order.ts';
import { HttpCaller } from '../http-caller.ts';
import { newestMail } from '../newest-mail.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

const OWNER = 'patronne@cafe-du-quai.example';

it('counts a client’s part of a Direct Agence, on a phone', async () => {
  await orders.countOnPhone('Direct Agence, the client’s part', async (wizard, site) => {
    await sendToClient(site, 'Le Café du Quai', OWNER);
    const { page } = wizard;
    await page.goto(linkIn(await newestMail(site.url, OWNER), '/cms/mot-de-passe/'));
    await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('un cafe bien serre 26');
    await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
    await page.getByRole('link', { name: 'Commencer' }).click();
    await sayHowMany(wizard);
    await chooseFormat(wizard);
    await writeBrief(wizard);
    await joinFile(wizard);
    await deliverAndSign(wizard);
  });
});

/** Mails the client of some Carte Brasserie the link of its proof; returns their address. */
async function mailProof(url: string): Promise<string> {
  const dc = new HttpCaller(url);
  await dc.signIn('dc1', 'ardoise-demo');
  const list = '/rest/myplv/projets?q_statut=Validation%20Client&q_support=Carte%20Brasserie&limit=1';
  const { projets } = await dc.json<{ projets: { _id: { $oid: string } }[] }>('GET', list);
  const path = `/rest/myplv/projets/${projets[0]?._id.$oid}/liens`;
  return (await dc.json<{ email: string }>('POST', path, { purpose: 'approval' })).email;
}

it('counts a client’s approval on a phone: five taps with the mail’s own button', async () => {
  const total = await orders.countOnPhone('The client’s approval', async ({ page }, { url }) => {
    await page.goto(linkIn(await newestMail(url, await mailProof(url)), '/accord/'));
    const shown = new ClientLinkPage(page);
    await shown.sign();
    await shown.heading('C’est signé').waitFor();
  });
  expect(total).toEqual({ taps: 4, keys: 0, decisions: 2, scrolls: 0 });
});
