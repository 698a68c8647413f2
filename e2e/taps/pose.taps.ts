import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../browser.ts';
import { cameraPhoto, orderToPutUp, sendPhotos, takePhotos } from '../pose-photos.ts';
import { CountedOrders } from './counted-orders.ts';

let orders: CountedOrders;

beforeAll(async () => {
  orders = await CountedOrders.start();
}, 180_000);
afterAll(() => orders?.stop());

it('counts three photos of a pose, from the mail’s link on', async () => {
  const { taps } = await orders.countOnPhone('Pose, three photos', async ({ page }, { url }) => {
    const id = await orderToPutUp(url);
    await enter(page.context(), 'installateur1');
    // The mail's own way to them.
    await page.goto(`/suivi-projet/${id}/pose`);
    await takePhotos(
      page,
      await Promise.all([1, 2, 3].map((n) => cameraPhoto(`IMG_${n}.jpg`, `2026:11:23 14:0${n}:09`))),
    );
    await sendPhotos(page, 3);
  });
  // The press on the mail's own button comes before.
  expect(taps + 1).toBeLessThanOrEqual(8);
});
