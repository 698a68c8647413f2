import { describe, expect, test } from 'vitest';
import { familiesOf, matching, type PickerItem, tally } from './picker-items.ts';

const items: PickerItem[] = [
  { id: '1', name: 'Thé glacé pêche', detail: 'PET 50 cl', family: 'Thés glacés' },
  { id: '2', name: 'Cola zéro', detail: 'Verre 33 cl', family: 'Colas' },
  { id: '3', name: 'Thé vert menthe', detail: 'PET 50 cl', family: 'Thés glacés' },
];

describe('familiesOf', () => {
  test('keeps the order of families and items', () => {
    expect(familiesOf(items).map(({ name, items: members }) => [name, members.map(({ id }) => id)])).toEqual([
      ['Thés glacés', ['1', '3']],
      ['Colas', ['2']],
    ]);
  });
});

describe('matching', () => {
  test.each([
    ['', ['1', '2', '3']],
    ['the', ['1', '3']],
    ['PECHE', ['1']],
    ['zero verre', ['2']],
    ['colas', ['2']],
    ['limonade', []],
  ])('%j', (words, ids) => {
    expect(matching(items, words).map(({ id }) => id)).toEqual(ids);
  });
});

describe('tally', () => {
  test.each([
    [0, 4, '0 choisie, 4 au minimum'],
    [1, 4, '1 choisie, 4 au minimum'],
    [3, 4, '3 choisies, 4 au minimum'],
    [2, 0, '2 choisies'],
  ])('%d of %d', (count, min, words) => {
    expect(
      tally(count, { one: 'boisson', many: 'boissons', feminine: true }, min).replaceAll('\u00a0', ' '),
    ).toBe(words);
  });
});
