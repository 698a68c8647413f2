import { expect, it } from 'vitest';
import type { SortOrder } from '../../components/projects/list-order.ts';
import { type ColumnName, orderAfter, sortOf } from './dashboard-sort.ts';

it.each<[order: SortOrder, by: ColumnName | undefined, dir: 'asc' | 'desc']>([
  ['attente', 'attente', 'asc'],
  ['echeance', 'echeance', 'asc'],
  ['recents', 'modifie', 'desc'],
  ['anciens', 'modifie', 'asc'],
  ['nom', 'nom', 'asc'],
])('shows the order %s in the header of %s, %s', (order, by, dir) => {
  expect(sortOf(order)).toEqual({ by, dir });
});

it.each<[order: SortOrder, pressed: ColumnName, next: SortOrder]>([
  ['attente', 'nom', 'nom'],
  ['nom', 'nom', 'nom'],
  ['attente', 'modifie', 'recents'],
  ['recents', 'modifie', 'anciens'],
  ['anciens', 'modifie', 'recents'],
  ['recents', 'echeance', 'echeance'],
  ['echeance', 'echeance', 'attente'],
  ['nom', 'attente', 'attente'],
])('changes the order %s by a click on %s to %s', (order, pressed, next) => {
  expect(orderAfter(order, pressed)).toBe(next);
});
