import { expect, it } from 'vitest';
import { orderedAndWhere } from './tracking-words.ts';

it('says where an order goes and what it is, as far as both are known', () => {
  expect(orderedAndWhere({ adresse: '18, rue des Faures', commande: 'A4 · Polyart mat · 60 cartes' })).toBe(
    'Au 18, rue des Faures. A4, Polyart mat, 60 cartes.',
  );
  expect(orderedAndWhere({ adresse: 'cours Gambetta', commande: '' })).toBe('Cours Gambetta.');
  expect(orderedAndWhere({ adresse: '', commande: 'Bâche · 2 ex.' })).toBe('Bâche, 2 ex.');
  expect(orderedAndWhere({ adresse: '', commande: 'A4' })).toBe('A4.');
  expect(orderedAndWhere({ adresse: '', commande: '' })).toBe('');
});
