import { expect, it } from 'vitest';
import { roomWarning } from './room-words.ts';

const MB = 1024 * 1024;

it('warns below 100 MB with the photos that still fit, and below 20 MB of none', () => {
  expect(roomWarning(100 * MB)).toBeNull();
  expect(roomWarning(50 * MB)).toEqual({
    title: 'Il reste 50\u00a0Mo sur cet appareil.',
    advice: 'De quoi garder environ 10\u00a0photos. Libérez de la place avant votre prochaine visite.',
  });
  expect(roomWarning(19 * MB)?.advice).toContain('Plus de place pour une photo');
});
