import { afterAll, beforeAll, it } from 'vitest';
import { agencyRound, openQueue } from '../agency-round.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

it('counts an agency’s round, from its queue back to it', () =>
  orders.countFromList('Agency, a creation', 'agence1', async (page) => {
    await agencyRound(page, await openQueue(page));
  }));
