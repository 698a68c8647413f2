import { expect, it } from 'vitest';
import { keptWords, lossWords } from './device-words.ts';

it.each([
  [{ drafts: 0, sendings: 0, messages: 0, entries: 0, others: false }, null],
  [
    { drafts: 0, sendings: 0, messages: 0, entries: 0, others: true },
    'Restent sur cet appareil : des recherches et listes récentes.',
  ],
  [
    { drafts: 1, sendings: 3, messages: 0, entries: 0, others: false },
    'Restent sur cet appareil : 1 projet non enregistré et 3 envois en attente.',
  ],
  [
    { drafts: 2, sendings: 0, messages: 3, entries: 1, others: true },
    'Restent sur cet appareil : 2 projets non enregistrés, 3 messages non envoyés, 1 fiche non enregistrée et des recherches et listes récentes.',
  ],
])('describes %j', (memory, words) => {
  expect(keptWords(memory)?.replaceAll('\u00a0', ' ') ?? null).toBe(words);
});

it('states what would be lost', () => {
  expect(lossWords({ drafts: 1, sendings: 0, messages: 0, entries: 0, others: true })).toContain(
    'seront perdues',
  );
  expect(lossWords({ drafts: 0, sendings: 0, messages: 0, entries: 0, others: true })).toContain(
    'Rien de ce qui a été saisi',
  );
});
