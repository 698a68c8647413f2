import { describe, expect, it } from 'vitest';
import { isRecentObjectId, OBJECT_ID, objectIdOf, objectIdTime, takenUntil } from './object-id.ts';

const NOW = new Date('2026-11-20T14:32:05.700Z');
const RANDOM = new Uint8Array([0, 1, 2, 3, 252, 253, 254, 255]);
const made = (at: string) => objectIdOf(new Date(at), RANDOM);

it('has its time first, to the second, then its random digits', () => {
  const id = objectIdOf(NOW, RANDOM);
  expect(id).toBe('6b0059e500010203fcfdfeff');
  expect(OBJECT_ID.test(id)).toBe(true);
  expect(objectIdTime(id)).toEqual(new Date('2026-11-20T14:32:05Z'));
});

describe('an id that a device made', () => {
  it.each([
    ['now', made('2026-11-20T14:32:05Z'), true],
    ['almost 30 days ago', made('2026-10-21T14:32:06Z'), true],
    ['more than 30 days ago', made('2026-10-21T14:32:05Z'), false],
    ['on a clock that is hours ahead', made('2026-11-21T14:32:05Z'), true],
    ['on a clock that is days ahead', made('2026-11-21T14:32:06Z'), false],
    ['in 1970', '0'.repeat(24), false],
    ['at the end of time', 'f'.repeat(24), false],
    ['in capitals', made('2026-11-20T14:32:05Z').toUpperCase(), false],
    ['with a digit too many', `${made('2026-11-20T14:32:05Z')}0`, false],
    ['with a line after it', `${made('2026-11-20T14:32:05Z')}\n`, false],
    ['empty', '', false],
  ])('is taken or not: %s', (_, id, taken) => {
    expect(isRecentObjectId(id, NOW)).toBe(taken);
  });
});

it('is taken until 30 days after it was made', () => {
  const id = made('2026-11-20T14:32:05Z');
  const last = takenUntil(id);
  expect(isRecentObjectId(id, last)).toBe(true);
  expect(isRecentObjectId(id, new Date(last.getTime() + 1000))).toBe(false);
});
