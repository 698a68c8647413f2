import { expect, it } from 'vitest';
import { searchWords } from './search-words.ts';

it('speaks to a client of their orders, without a word of the company', () => {
  const { found, ...words } = searchWords(true);
  const said = [...Object.values(words), ...[0, 1, 2, 20].map(found)].join(' ');
  expect(said).not.toMatch(/projet|point de vente|outlet|\bDC\b|agence/i);
  expect([0, 1, 2, 20].map(found)).toEqual([
    'Aucune commande trouvée',
    '1\u00a0commande trouvée',
    '2\u00a0commandes trouvées',
    'Les 20 premières commandes',
  ]);
});

it('speaks of projects to who works on them', () => {
  expect(searchWords(false).found(2)).toBe('2\u00a0projets trouvés');
});
