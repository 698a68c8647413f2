import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetRecentSearches, keepRecentSearch, readRecentSearches } from './recent-searches.ts';

function deviceStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  };
}

beforeEach(() => vi.stubGlobal('localStorage', deviceStore()));
afterEach(() => vi.unstubAllGlobals());

it('keeps the last six, each once, newest first', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'B']) keepRecentSearch(1, text);
  expect(readRecentSearches(1)).toEqual(['B', 'g', 'f', 'e', 'd', 'c']);
});

it('is separate per person, and can be cleared', () => {
  keepRecentSearch(1, 'palais');
  keepRecentSearch(2, 'opéra');
  forgetRecentSearches(1);
  expect(readRecentSearches(1)).toEqual([]);
  expect(readRecentSearches(2)).toEqual(['opéra']);
});

it('is empty where the store has invalid data, or is blocked', () => {
  localStorage.setItem('ardoise:recherches:1', '{"not":"a list"}');
  expect(readRecentSearches(1)).toEqual([]);
  localStorage.setItem('ardoise:recherches:1', '[1,"opéra",null]');
  expect(readRecentSearches(1)).toEqual(['opéra']);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('closed');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  keepRecentSearch(1, 'palais');
  expect(readRecentSearches(1)).toEqual([]);
});
