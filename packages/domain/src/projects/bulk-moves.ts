import type { BulkAction } from '../contract/bulk.ts';
import { CANCELLED } from './cancellation.ts';
import type { Status } from './statuses.ts';

/** Bulk actions that change the status, and to which: each by its row of the table of transitions. */
export const BULK_MOVES: Partial<Record<BulkAction, Status>> = {
  annuler: CANCELLED,
  soumettre: 'Validation DC',
  soumettreClient: 'Validation Client',
};
