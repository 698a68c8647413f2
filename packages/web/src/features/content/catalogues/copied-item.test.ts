import { expect, it } from 'vitest';
import { copiedItem } from './copied-item.ts';
import type { CatalogueEntry } from './use-entries.ts';

const named = (name: string) => ({ id: 'x', item: { name, image: '/x.svg' } }) as unknown as CatalogueEntry;

it.each([
  ['Menu', ['Menu'], 'Menu (copie)'],
  ['Menu', ['Menu', 'Menu (copie)', 'Menu (copie 2)'], 'Menu (copie 3)'],
  ['🍒'.repeat(60), [], `${'🍒'.repeat(54)} (copie)`],
  ['é'.repeat(120), [], `${'é'.repeat(109)} (copie)`],
])('a copy of %s has a name of its own', (name, taken, copy) => {
  expect(copiedItem('boards', named(name), taken.map(named))).toEqual({ name: copy, image: '/x.svg' });
});
