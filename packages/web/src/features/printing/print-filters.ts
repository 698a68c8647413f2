import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import {
  readOrder,
  type SortOrder,
  searchChoice,
  searchText,
  USUAL_ORDER,
} from '../../components/projects/list-order.ts';

/** Filters of the printer's dashboard, from the URL; empty ones are inactive. */
export interface PrintFilters {
  statut: Status | '';
  recherche: string;
  tri: SortOrder;
}

/** Parses the URL; ignores invalid parameters. */
export function readPrintFilters(search: Record<string, unknown>): PrintFilters {
  return {
    statut: searchChoice<Status>(search.q_statut, PRINT_STATUSES),
    recherche: searchText(search.q_recherche),
    tri: readOrder(search.tri),
  };
}

/** The URL of these filters; omits empty ones. */
export function writePrintFilters({ statut, recherche, tri }: PrintFilters) {
  return {
    q_statut: statut || undefined,
    q_recherche: recherche || undefined,
    tri: tri === USUAL_ORDER ? undefined : tri,
  };
}
