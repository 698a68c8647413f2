import { expect, it } from 'vitest';
import { saysSomething } from './comment.ts';

it.each<[comment: string, enough: boolean]>([
  ['', false],
  ['ok', false],
  ['  ok  ', false],
  ['ok\u200b\u200d', false],
  ['👍👍', false],
  ['oui', true],
  [' oui ', true],
  ['👍👍👍', true],
])('of %j has enough visible text: %s', (comment, enough) => {
  expect(saysSomething(comment)).toBe(enough);
});
