import { expect, it } from 'vitest';
import { mergeEntry } from './merge-entry.ts';

const BASE = { nom: 'Cola', format: 'Verre 25 cl', du: '', visible: true };

it('takes what one side changed', () => {
  const merge = mergeEntry(BASE, { ...BASE, nom: 'Cola cerise' }, { ...BASE, visible: false });
  expect(merge).toEqual({ merged: { ...BASE, nom: 'Cola cerise', visible: false }, conflicts: [] });
});

it('asks about what both changed differently, and keeps the rest of both', () => {
  const mine = { ...BASE, nom: 'Cola cerise', format: 'Verre 33 cl' };
  const theirs = { ...BASE, nom: 'Cola vanille', du: '2026-12-01' };
  expect(mergeEntry(BASE, mine, theirs)).toEqual({
    merged: { nom: 'Cola cerise', format: 'Verre 33 cl', du: '2026-12-01', visible: true },
    conflicts: ['nom'],
  });
});

it('asks nothing where both made the same change, or cleared an empty field', () => {
  const both = { ...BASE, nom: 'Cola zéro' };
  expect(mergeEntry(BASE, both, both).conflicts).toEqual([]);
  expect(
    mergeEntry<Record<string, unknown>>(BASE, { ...BASE, du: null }, { ...BASE, du: 'x' }).merged,
  ).toEqual({
    ...BASE,
    du: 'x',
  });
});
