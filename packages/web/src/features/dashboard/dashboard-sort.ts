import { SORT_ORDERS, type SortOrder, USUAL_ORDER } from '../../components/projects/list-order.ts';

/** The sortable columns. */
export type ColumnName = 'nom' | 'modifie' | 'echeance';

const COLUMN_OF: Partial<Record<SortOrder, ColumnName>> = {
  nom: 'nom',
  recents: 'modifie',
  anciens: 'modifie',
  echeance: 'echeance',
};

/** An order of the dashboard, as its column headers show it. */
export function sortOf(order: SortOrder): { by: ColumnName | undefined; dir: 'asc' | 'desc' } {
  return { by: COLUMN_OF[order], dir: SORT_ORDERS[order].dir };
}

/** A click on a header: dates of change toggle the direction, the deadline returns to the default order. */
export function orderAfter(order: SortOrder, pressed: ColumnName): SortOrder {
  switch (pressed) {
    case 'nom':
      return 'nom';
    case 'modifie':
      return order === 'recents' ? 'anciens' : 'recents';
    case 'echeance':
      return order === 'echeance' ? USUAL_ORDER : 'echeance';
  }
}
