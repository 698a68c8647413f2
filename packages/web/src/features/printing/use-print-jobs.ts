import { PRINT_ORDERS } from '../../components/projects/list-order.ts';
import { useProjectPages } from '../../hooks/use-project-pages.ts';
import { type PrintFilters, writePrintFilters } from './print-filters.ts';

/** Rows per page: a print shop works in batches. */
export const PRINT_PAGE = 50;

/** The query of what to print and to deliver. */
export function printQuery(filters: PrintFilters) {
  const { q_statut, q_recherche } = writePrintFilters(filters);
  const { sort, dir } = PRINT_ORDERS[filters.tri];
  return { q_vue: 'impression', q_statut, q_recherche, sort, dir } as const;
}

export function usePrintJobs(filters: PrintFilters) {
  return useProjectPages(printQuery(filters), PRINT_PAGE);
}
