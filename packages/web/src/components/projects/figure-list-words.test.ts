import { expect, it } from 'vitest';
import { figureListWords } from './figure-list-words.ts';

const nameOf = (username: string) => `<${username}>`;

it('says which orders stand behind a figure', () => {
  const passages = 'passage?du=2026-08-31&au=2026-11-22&statut=Agence&agence=pinson';
  expect(figureListWords(passages, nameOf)).toBe(
    'Passages par Agence, <pinson>, du 31\u00a0août au 22\u00a0novembre 2026',
  );
  const returned = 'acceptee?du=2025-12-29&au=2026-01-01&retours=2';
  expect(figureListWords(returned, nameOf)).toBe(
    'Créations acceptées, après 2\u00a0retours, du 29\u00a0décembre 2025 au 1er\u00a0janvier 2026',
  );
  expect(figureListWords('passage', nameOf)).toBe('Chiffre inconnu');
});
