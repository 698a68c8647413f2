import { afterAll, beforeAll, expect, it } from 'vitest';
import { signOrder } from '../card-order.ts';
import { FollowUpPage } from '../follow-up-page.ts';
import { beginNewPrices, newPrice, printedCard } from '../printed-card.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

/** Seconds of a tap, a key, a decision (docs/taps.md). */
const [TAP, KEY, DECISION] = [1.1, 0.35, 1.35];

it('counts forty new prices of a finished card, from its page to both signatures: under 90 s', async () => {
  const card = await printedCard(orders.url, 'Brasserie des quarante prix', 40);
  const total = await orders.countFrom('The same card, forty new prices', 'dc1', async (page) => {
    await new FollowUpPage(page).open(card);
    const wizard = await beginNewPrices(page);
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    await page.getByRole('button', { name: 'Appliquer' }).click();
    // Three of them are the owner's own.
    for (const dish of ['Plat 3', 'Plat 17', 'Plat 40']) await newPrice(page, dish).fill('19,90');
    await page.getByText('40 prix changent', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Récapitulatif' }).click();
    await signOrder(wizard, 'chr', id);
  });
  expect(total.taps * TAP + total.keys * KEY + total.decisions * DECISION).toBeLessThan(90);
});

it('counts the same forty, each written by hand', async () => {
  const card = await printedCard(orders.url, 'Brasserie des prix à la main', 40);
  await orders.countFrom('The same card, forty prices by hand', 'dc1', async (page) => {
    await new FollowUpPage(page).open(card);
    const wizard = await beginNewPrices(page);
    const id = new URL(page.url()).pathname.split('/').at(-2) ?? '';
    await newPrice(page, 'Plat 1').tap();
    // Enter goes to the next price and selects it; the euro sign is added.
    for (let rank = 0; rank < 40; rank += 1) {
      await page.keyboard.type(`${10 + rank},90`);
      await page.keyboard.press('Enter');
    }
    await page.getByText('40 prix changent', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Récapitulatif' }).click();
    await signOrder(wizard, 'chr', id);
  });
});
