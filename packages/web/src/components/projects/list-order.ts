/** The orders of a list of projects, as an address says them. */
export const SORT_ORDERS = {
  recents: { label: 'Plus récents', sort: 't_update', dir: 'desc' },
  anciens: { label: 'Plus anciens', sort: 't_update', dir: 'asc' },
  nom: { label: 'Nom', sort: 'nameProjet', dir: 'asc' },
} as const;
export type SortOrder = keyof typeof SORT_ORDERS;

/** A search parameter as text; empty for anything else. The router reads '75001' as a number. */
export function searchText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The order that an address asks for; what is not understood is the usual one. */
export function readOrder(value: unknown): SortOrder {
  const order = searchText(value);
  return Object.hasOwn(SORT_ORDERS, order) ? (order as SortOrder) : 'recents';
}
