import { QUOTA_KINDS } from '@ardoise/domain/projects/kinds.ts';
import type { GridLine, QuotaGrid } from './use-quota-grid.ts';

/** Lines of a year with a figure missing. */
export function incompleteLines({ lignes }: Pick<QuotaGrid, 'lignes'>): GridLine[] {
  return lignes.filter(({ cellules }) => QUOTA_KINDS.some((kind) => cellules[kind].annuel === null));
}
