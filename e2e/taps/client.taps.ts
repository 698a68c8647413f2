import { afterAll, beforeAll, it } from 'vitest';
import {
  chooseFormat,
  deliverAndSign,
  joinFile,
  linkIn,
  sayHowMany,
  sendToClient,
  writeBrief,
} from '../client-order.ts';
import { newestMail } from '../newest-mail.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

const OWNER = 'patronne@cafe-du-quai.example';

it('counts a client’s part of a Direct Agence, on a phone', () =>
  orders.countOnPhone('Direct Agence, the client’s part', async (wizard, site) => {
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
  }));
