import { expect, it } from 'vitest';
import { dayOfVersion } from './room-words.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('says when a version came, and to its agency when it was sent in', () => {
  const proof = { actuelle: true, t_creation: '2026-11-17T09:00:00Z', envoyee: '2026-11-19T15:40:00Z' };
  expect(dayOfVersion(proof, { role: 'dc' }, NOW)).toBe('reçue hier, 16:40');
  expect(plain(dayOfVersion(proof, { role: 'agence' }, NOW))).toBe('déposée le 17 nov.');
  const former = { ...proof, actuelle: false, envoyee: null };
  expect(plain(dayOfVersion(former, { role: 'dc' }, NOW))).toBe('le 17 nov.');
  expect(dayOfVersion({ ...proof, envoyee: '2026-11-20T08:05:00Z' }, { role: 'client' }, NOW)).toBe(
    'reçue aujourd’hui, 09:05',
  );
});
