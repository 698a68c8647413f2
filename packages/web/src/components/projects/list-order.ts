import type { Sort } from '@ardoise/domain/contract/projects.ts';

/** The orders of a list of projects, as an address says them. */
export const SORT_ORDERS = {
  attente: { label: 'À faire d’abord', sort: 'attente', dir: 'desc' },
  echeance: { label: 'Échéance', sort: 'echeance', dir: 'asc' },
  recents: { label: 'Plus récents', sort: 't_update', dir: 'desc' },
  anciens: { label: 'Plus anciens', sort: 't_update', dir: 'asc' },
  nom: { label: 'Nom', sort: 'nameProjet', dir: 'asc' },
} as const satisfies Record<string, { label: string; sort: Sort; dir: 'asc' | 'desc' }>;
export type SortOrder = keyof typeof SORT_ORDERS;

/**
 * What waits for the reader first: the same as the latest first for a role that nothing waits for
 * (specification/screens-and-addresses.md#dashboard).
 */
export const USUAL_ORDER: SortOrder = 'attente';

/** The orders as management names them, with their words and the way each is first looked at. */
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

/** A search parameter as text; empty for anything else. The router reads '75001' as a number. */
export function searchText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Which of the known values an address names; blank for anything else. */
export function searchChoice<Known extends string>(value: unknown, known: readonly Known[]): Known | '' {
  const text = searchText(value);
  return known.find((each) => each === text) ?? '';
}

/** The order that an address asks for; what is not understood is the usual one. */
export function readOrder(value: unknown): SortOrder {
  const order = searchText(value);
  return Object.hasOwn(SORT_ORDERS, order) ? (order as SortOrder) : USUAL_ORDER;
}

/** The order of management that an address asks for; what is not understood is the usual one. */
export function readSort(tri: unknown, sens: unknown): { name: SortName; sort: Sort; dir: 'asc' | 'desc' } {
  const asked = searchText(tri);
  const name = Object.hasOwn(MANAGED_SORTS, asked) ? (asked as SortName) : USUAL_SORT;
  const { sort, first } = MANAGED_SORTS[name];
  return { name, sort, dir: sens === 'asc' || sens === 'desc' ? sens : first };
}
