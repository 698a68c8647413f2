import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';

/** The order of the list, as the address says it. */
export const PRINT_ORDERS = {
  recents: { label: 'Plus récents', sort: 't_update', dir: 'desc' },
  anciens: { label: 'Plus anciens', sort: 't_update', dir: 'asc' },
  nom: { label: 'Nom', sort: 'nameProjet', dir: 'asc' },
} as const;
export type PrintOrder = keyof typeof PRINT_ORDERS;

/** What the address of the printer's dashboard filters by; empty texts filter nothing. */
export interface PrintFilters {
  statut: string;
  recherche: string;
  tri: PrintOrder;
}

function textOf(value: unknown): string {
  // The router reads '75001' as a number.
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Reads the address; whatever is not understood filters nothing. */
export function readPrintFilters(search: Record<string, unknown>): PrintFilters {
  const [statut, tri] = [textOf(search.q_statut), textOf(search.tri)];
  return {
    statut: PRINT_STATUSES.some((known) => known === statut) ? statut : '',
    recherche: textOf(search.q_recherche),
    tri: Object.hasOwn(PRINT_ORDERS, tri) ? (tri as PrintOrder) : 'recents',
  };
}

/** The address of these filters; what says nothing is left out. */
export function writePrintFilters({ statut, recherche, tri }: PrintFilters) {
  return {
    q_statut: statut || undefined,
    q_recherche: recherche || undefined,
    tri: tri === 'recents' ? undefined : tri,
  };
}
