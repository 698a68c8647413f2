import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { changesOf, withChanges } from './list-changes.ts';

interface Item {
  id: string;
  word: string;
}
const idOf = ({ id }: Item) => id;
const same = (one: Item, other: Item) => one.word === other.word;
const list = fc.uniqueArray(
  fc.record({ id: fc.constantFrom(...'abcdefgh'), word: fc.constantFrom('x', 'y') }),
  { selector: idOf },
);

it('makes the one list of the other, whatever was written, removed, added and moved', async () => {
  await fc.assert(
    fc.property(list, list, (before, after) => {
      const changes = changesOf(before, after, { idOf, same });
      expect(changes === undefined ? before : withChanges(before, changes, idOf)).toEqual(after);
    }),
  );
});

it('names what was written alone, and the order only where it changed', () => {
  const before = [...'abc'].map((id) => ({ id, word: 'x' }));
  const word = { id: 'b', word: 'y' };
  expect(changesOf(before, before.with(1, word), { idOf, same })).toEqual({ ecrites: [word] });
  const fresh = { id: 'd', word: 'x' };
  expect(changesOf(before, [...before, fresh], { idOf, same })).toEqual({ ecrites: [fresh] });
  expect(changesOf(before, before.toReversed(), { idOf, same })).toEqual({ ordre: ['c', 'b', 'a'] });
  expect(changesOf(before, before.slice(1), { idOf, same })).toEqual({ retirees: ['a'] });
});

it('ignores what it does not know', () => {
  const before = [{ id: 'a', word: 'x' }];
  expect(withChanges(before, { retirees: ['z'], ordre: ['z', 'a'] }, idOf)).toEqual(before);
});
