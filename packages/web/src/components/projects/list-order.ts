import type { Sort } from '@ardoise/domain/contract/project-list.ts';

/** The sort orders of a list of projects, as in the URL. */
export const SORT_ORDERS = {
  attente: { label: 'À faire d’abord', sort: 'attente', dir: 'desc' },
  echeance: { label: 'Échéance', sort: 'echeance', dir: 'asc' },
  recents: { label: 'Plus récents', sort: 't_update', dir: 'desc' },
  depuis: { label: 'Immobiles d’abord', sort: 't_statut', dir: 'asc' },
  anciens: { label: 'Plus anciens', sort: 't_update', dir: 'asc' },
  nom: { label: 'Nom', sort: 'nameProjet', dir: 'asc' },
  arrivee: { label: 'Par jour d’arrivée', sort: 'arrivee', dir: 'asc' },
} as const satisfies Record<string, { label: string; sort: Sort; dir: 'asc' | 'desc' }>;
export type SortOrder = keyof typeof SORT_ORDERS;

/** Those of a print shop: nothing has a deadline, so first what to print, then what to deliver, each the oldest first. */
export const PRINT_ORDERS = {
  ...SORT_ORDERS,
  attente: { label: SORT_ORDERS.attente.label, sort: 'statut', dir: 'asc' },
} as const satisfies Record<SortOrder, { label: string; sort: Sort; dir: 'asc' | 'desc' }>;

/**
 * What waits for the viewer first: equal to the latest first for a role nothing waits for
 * (specification/screens-and-addresses.md#dashboard).
 */
export const USUAL_ORDER: SortOrder = 'attente';

/** The sort orders of management, with their labels and initial direction. */
export const MANAGED_SORTS = {
  nom: { sort: 'nameProjet', label: 'Nom', first: 'asc' },
  support: { sort: 'type', label: 'Support', first: 'asc' },
  ar: { sort: 'nb_ar_agence', label: 'AR Créa', first: 'desc' },
  statut: { sort: 'statut', label: 'Statut', first: 'asc' },
  echeance: { sort: 'echeance', label: 'Échéance', first: 'asc' },
  creation: { sort: 't_creation', label: 'Création', first: 'desc' },
  modification: { sort: 't_update', label: 'Modification', first: 'desc' },
} as const satisfies Record<string, { sort: Sort; label: string; first: 'asc' | 'desc' }>;
export type SortName = keyof typeof MANAGED_SORTS;

const USUAL_SORT: SortName = 'modification';

/** A search parameter as text; empty for anything else. The router parses '75001' as a number. */
export function searchText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A search parameter restricted to known values; blank for anything else. */
export function searchChoice<Known extends string>(value: unknown, known: readonly Known[]): Known | '' {
  const text = searchText(value);
  return known.find((each) => each === text) ?? '';
}

/** The order in a URL; the default one if invalid. */
export function readOrder(value: unknown): SortOrder {
  const order = searchText(value);
  return Object.hasOwn(SORT_ORDERS, order) ? (order as SortOrder) : USUAL_ORDER;
}

/** The order of management in a URL; the default one if invalid. */
export function readSort(tri: unknown, sens: unknown): { name: SortName; sort: Sort; dir: 'asc' | 'desc' } {
  const asked = searchText(tri);
  const name = Object.hasOwn(MANAGED_SORTS, asked) ? (asked as SortName) : USUAL_SORT;
  const { sort, first } = MANAGED_SORTS[name];
  return { name, sort, dir: sens === 'asc' || sens === 'desc' ? sens : first };
}
