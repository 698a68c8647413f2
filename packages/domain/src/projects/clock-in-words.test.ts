import { expect, it } from 'vitest';
import {
  isClockWrong,
  isImpossibleTime,
  signedDayInWords,
  signedOfflineInWords,
  spanInWords,
} from './clock-in-words.ts';

const MINUTE = 60_000;

it.each([
  [null, false],
  [5 * MINUTE, false],
  [-5 * MINUTE - 1, true],
  [3 * 24 * 60 * MINUTE, true],
])('a clock that is %s ms off is wrong: %s', (offset, wrong) => {
  expect(isClockWrong(offset)).toBe(wrong);
});

it.each([
  [470, '1\u00a0s'],
  [1_499, '1\u00a0s'],
  [-59_400, '59\u00a0s'],
  [59_600, '1\u00a0min'],
  [3 * 60 * MINUTE, '3\u00a0h'],
  [47 * 60 * MINUTE, '47\u00a0h'],
  [-72 * 60 * MINUTE, '3\u00a0jours'],
])('%s ms are %s', (ms, words) => {
  expect(spanInWords(ms)).toBe(words);
});

it('says of a signature without a network when it came, how far the clock was off, and with what it was drawn', () => {
  const received = '29 novembre 2026, 14:32';
  const said = (offset: number | null, drawnWith: string | null = null, sentOffset: number | null = null) =>
    signedOfflineInWords({ received, offset, sentOffset, drawnWith, isImpossible: false });
  const first = `Donnée sans réseau, à l’heure de l’appareil, et reçue le ${received}. `;
  const before = `${first}Au dernier contact avant la signature, son horloge `;
  const notSent = '\u00a0; elle n’a pas été comparée à l’envoi.';
  expect(said(2_000)).toBe(`${before}était juste, à 2\u00a0s près${notSent}`);
  expect(said(-72 * 60 * MINUTE)).toBe(`${before}avançait de 3\u00a0jours${notSent}`);
  expect(said(6 * MINUTE)).toBe(`${before}retardait de 6\u00a0min${notSent}`);
  expect(said(null, '24 novembre 2026')).toBe(
    `${first}L’horloge de l’appareil n’a jamais été comparée à celle du serveur. Dessin fait sur l’appareil avec le catalogue du 24 novembre 2026.`,
  );
  // Compared again when it was sent.
  expect(said(2_000, null, -4 * MINUTE)).toBe(`${first}Son horloge était juste, à 2\u00a0s près.`);
  expect(said(2_000, null, -180 * MINUTE)).toBe(
    `${first}Son horloge a été réglée entre-temps\u00a0: au dernier contact avant la signature elle était juste, à 2\u00a0s près, à l’envoi elle avançait de 3\u00a0h.`,
  );
  expect(said(null, null, 6 * MINUTE)).toBe(
    `${first}L’horloge de l’appareil n’a été comparée à celle du serveur qu’à l’envoi\u00a0: elle retardait de 6\u00a0min.`,
  );
});

it('does not say of a time that cannot be that its clock was right', () => {
  const received = '2026-11-29T13:32:00.000Z';
  const begun = '2026-11-29T13:00:00.000Z';
  const isImpossible = (shown: string, offset: number | null, sent: number | null) =>
    isImpossibleTime({ shown, received, begun }, offset, sent);
  expect(isImpossible('2026-11-29T13:36:00.000Z', 0, null)).toBe(false);
  expect(isImpossible('2031-03-03T10:00:00.000Z', 0, 0)).toBe(true);
  // Known to be three days ahead.
  expect(isImpossible('2026-12-02T13:31:00.000Z', -72 * 60 * MINUTE, null)).toBe(false);
  // It was three hours behind, and set before anybody signed.
  expect(isImpossible('2026-11-29T13:30:00.000Z', 180 * MINUTE, 0)).toBe(false);
  expect(isImpossible('2026-11-29T13:30:00.000Z', 180 * MINUTE, null)).toBe(true);
  // Nor before its order was begun, by what is known of its clock.
  expect(isImpossible('2021-03-04T10:00:00.000Z', 0, 0)).toBe(true);
  expect(isImpossible('2026-11-29T12:56:00.000Z', 0, 0)).toBe(false);
  expect(isImpossible('2026-11-26T13:30:00.000Z', 72 * 60 * MINUTE, 72 * 60 * MINUTE)).toBe(false);
  const words = {
    received: '29 novembre 2026, 14:32',
    offset: 0,
    sentOffset: null,
    drawnWith: null,
    isImpossible: true,
  };
  expect(signedOfflineInWords(words)).toMatch(/l’horloge de l’appareil était fausse\.$/);
});

it('says of a day alone that it is the device’s', () => {
  expect(signedDayInWords('29 novembre 2026')).toBe('le 29 novembre 2026');
  expect(signedDayInWords('29 nov.', true)).toBe('le 29 nov., à l’heure de l’appareil');
});
