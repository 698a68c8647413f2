import { expect, it } from 'vitest';
import { leavingWords } from './leaving-words.ts';

it.each([
  [
    3,
    '3 envois ne sont pas partis. Ils restent scellés sur cet appareil jusqu’à votre prochaine connexion ici.',
  ],
  [1, '1 envoi n’est pas parti. Il reste scellé sur cet appareil jusqu’à votre prochaine connexion ici.'],
])('says how many of %d stay', (count, words) => {
  expect(leavingWords(count).replaceAll('\u00a0', ' ')).toBe(words);
});
