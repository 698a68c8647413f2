import { describe, expect, it } from 'vitest';
import { movedTo, nextOf, placeAfterKey, placeAtPointer, withOrder } from './entry-order.ts';

const IDS = ['a', 'b', 'c', 'd'];

describe('the order of a family', () => {
  it.each<[string, number, string]>([
    ['d', 0, 'dabc'],
    ['a', 2, 'bcad'],
    ['b', 1, 'abcd'],
    ['b', 99, 'acdb'],
    ['c', -1, 'cabd'],
  ])('%s at place %i is %s', (id, place, order) => {
    expect(movedTo(IDS, id, place).join('')).toBe(order);
  });

  it('is told by what follows', () => {
    expect([nextOf(IDS, 'a'), nextOf(IDS, 'd'), nextOf(IDS, 'x')]).toEqual(['b', null, null]);
  });

  it.each<[string, boolean, number, number | null]>([
    ['ArrowUp', false, 2, 1],
    ['ArrowUp', false, 0, 0],
    ['ArrowUp', true, 2, 0],
    ['ArrowDown', false, 2, 3],
    ['ArrowDown', false, 3, 3],
    ['ArrowDown', true, 0, 3],
    ['Home', false, 2, null],
  ])('%s (Maj: %s) from %i goes to %j', (key, shiftKey, place, next) => {
    expect(placeAfterKey({ key, shiftKey }, place, IDS.length)).toBe(next);
  });

  it.each<[number, number]>([
    [5, 0],
    [15, 1],
    [29, 2],
    [500, 3],
  ])('a pointer at %i drops at %i', (y, place) => {
    expect(placeAtPointer([10, 20, 30], y)).toBe(place);
  });

  it('leaves the other families where they are', () => {
    const entries = ['x', ...IDS, 'y'].map((id) => ({ id }));
    expect(withOrder(entries, ['d', 'a', 'b', 'c']).map(({ id }) => id)).toEqual([
      'x',
      'd',
      'a',
      'b',
      'c',
      'y',
    ]);
  });
});
