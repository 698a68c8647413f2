import { expect, it } from 'vitest';
import type { EntryFamily } from './entry-filters.ts';
import { linesOf, withKept } from './ledger-lines.ts';

const family = (name: string, ids: string[]) =>
  ({ name, entries: ids.map((id) => ({ id })) }) as unknown as EntryFamily;

it('has a line for the name of each family, then one for each entry', () => {
  const { lines, firsts, byId } = linesOf([family('Colas', ['a', 'b']), family('Eaux', ['c'])]);
  expect(lines.map(({ place }) => place)).toEqual([-1, 0, 1, -1, 0]);
  expect([firsts, byId.get('c')]).toEqual([[1, 4], 4]);
});

it('has entries alone in a list without families', () => {
  expect(linesOf([family('', ['a', 'b'])]).lines.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('keeps a line far away, in the order of the page', () => {
  expect(withKept([7, 8], 2)).toEqual([2, 7, 8]);
  expect(withKept([7, 8], 8)).toEqual([7, 8]);
  expect(withKept([7, 8], undefined)).toEqual([7, 8]);
});
