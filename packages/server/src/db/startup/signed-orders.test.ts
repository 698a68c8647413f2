import { expect, it } from 'vitest';
import { signedOrderFaults } from '../../testing/release/signed-order-faults.ts';
import { readSignedOrders } from '../../testing/release/signed-orders.ts';

const RELEASES = await readSignedOrders();

it('there are signed orders of releases whose copy is gone', () => {
  expect(RELEASES.length).toBeGreaterThan(3);
});

it.each(RELEASES)('verify as they were signed with release %s', (_name, orders) => {
  expect(orders.length).toBeGreaterThan(50);
  const faults = orders.map((order) => [order.project, signedOrderFaults(order)] as const);
  expect(faults.filter(([, found]) => found.length > 0)).toEqual([]);
});

it('do not once a price of theirs is another', () => {
  const order = RELEASES.at(-1)?.[1].find(({ amended, doc }) => !amended && doc.pdv !== undefined);
  if (order === undefined) throw new Error('no order is as it was signed');
  const changed = { ...order, doc: { ...order.doc, pdv: { ...order.doc.pdv, nomPDV: 'Autre' } } };
  expect(signedOrderFaults(changed)).toEqual(['its text is no longer the order’s']);
  expect(signedOrderFaults({ ...order, content: `${order.content} ` })).toContain('its hash is another');
});
