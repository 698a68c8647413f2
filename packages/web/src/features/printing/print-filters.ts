import { PRINT_STATUSES } from '@ardoise/domain/projects/printing.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import {
  readOrder,
  type SortOrder,
  searchChoice,
  searchText,
  USUAL_ORDER,
} from '../../components/projects/list-order.ts';

/** What the address of the printer's dashboard filters by; empty texts filter nothing. */
export interface PrintFilters {
  statut: Status | '';
  recherche: string;
  tri: SortOrder;
}

/** Reads the address; whatever is not understood filters nothing. */
export function readPrintFilters(search: Record<string, unknown>): PrintFilters {
  return {
    statut: searchChoice<Status>(search.q_statut, PRINT_STATUSES),
    recherche: searchText(search.q_recherche),
    tri: readOrder(search.tri),
  };
}

/** The address of these filters; what says nothing is left out. */
export function writePrintFilters({ statut, recherche, tri }: PrintFilters) {
  return {
    q_statut: statut || undefined,
    q_recherche: recherche || undefined,
    tri: tri === USUAL_ORDER ? undefined : tri,
  };
}
