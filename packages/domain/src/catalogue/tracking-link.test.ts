import { expect, it } from 'vitest';
import { TRACKING_LINK, trackingOf } from './tracking-link.ts';

it.each([
  ['https://suivi.example/colis/{numero}', true],
  ['https://suivi.example/?colis={numero}&lang=fr', true],
  ['http://suivi.example/{numero}', false],
  ['https://suivi.example/colis', false],
  ['https://suivi.example/{numero}/{numero}', false],
  ['https://{numero}.example/', false],
  ['https://suivi.example@ailleurs.example/{numero}', false],
  ['https://suivi.example/{autre}/{numero}', false],
  ['javascript:alert({numero})', false],
])('the link %s', (link, ok) => {
  expect(TRACKING_LINK.test(link)).toBe(ok);
});

it('leads to one parcel, and says where', () => {
  expect(trackingOf('https://suivi.example/colis/{numero}', 'MM 4471')).toEqual({
    url: 'https://suivi.example/colis/MM%204471',
    host: 'suivi.example',
  });
  expect(trackingOf('', 'MM 4471')).toBeNull();
});
