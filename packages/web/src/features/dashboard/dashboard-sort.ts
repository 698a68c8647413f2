import { SORT_ORDERS, type SortOrder, USUAL_ORDER } from '../../components/projects/list-order.ts';

/** The sortable columns. */
export type ColumnName = 'nom' | 'modifie' | 'echeance' | 'attente';

const COLUMN_OF: Partial<Record<SortOrder, ColumnName>> = {
  attente: 'attente',
  nom: 'nom',
  recents: 'modifie',
  anciens: 'modifie',
  echeance: 'echeance',
};

/** An order of the dashboard, as its column headers show it. */
export function sortOf(order: SortOrder): { by: ColumnName | undefined; dir: 'asc' | 'desc' } {
  // What waits longest first: the call's direction is of the rest.
  const dir = order === 'attente' ? 'asc' : SORT_ORDERS[order].dir;
  return { by: COLUMN_OF[order], dir };
}

/** A click on a header: dates of change toggle the direction, the deadline returns to the default order. */
export function orderAfter(order: SortOrder, pressed: ColumnName): SortOrder {
  switch (pressed) {
    case 'nom':
    case 'attente':
      return pressed;
    case 'modifie':
      return order === 'recents' ? 'anciens' : 'recents';
    case 'echeance':
      return order === 'echeance' ? USUAL_ORDER : 'echeance';
  }
}
