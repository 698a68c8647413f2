import { expect, it } from 'vitest';
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches.ts';

function store() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  };
}

it('keeps the last six, each once, newest first', () => {
  const kept = store();
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) keepRecentSearch(kept, text);
  expect(readRecentSearches(kept)).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
});

it('can be cleared', () => {
  const kept = store();
  keepRecentSearch(kept, 'palais');
  forgetRecentSearches(kept);
  expect(readRecentSearches(kept)).toEqual([]);
});

it('is empty where the store has invalid data, or is blocked', () => {
  const kept = store();
  kept.setItem('recherches', '{"not":"a list"}');
  expect(readRecentSearches(kept)).toEqual([]);
  kept.setItem('recherches', '[1,"opéra",null]');
  expect(readRecentSearches(kept)).toEqual(['opéra']);
  const closed = {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  keepRecentSearch(closed, 'palais');
  expect(readRecentSearches(closed)).toEqual([]);
});
