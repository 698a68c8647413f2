import { expect, it } from 'vitest';
import { commandOf } from './list-key.ts';

const press = (key: string, more: object = {}) =>
  commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

it('knows the keys of a list, and leaves those with a modifier alone', () => {
  expect(['j', 'k', 'o', 'x', '?'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'open',
    'choose',
    'help',
  ]);
  expect([press('J'), press('Enter'), press('constructor'), press('k', { ctrlKey: true })]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
