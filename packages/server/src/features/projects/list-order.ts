import type { Sort } from '@ardoise/domain/contract/projects.ts';
import { STATUSES } from '@ardoise/domain/projects/statuses.ts';
import type { ProjectRecord } from './project-record.ts';

export interface ListOrder {
  sort: Sort;
  descending: boolean;
}

/** One of the values that an order compares, before the id. */
export interface SortKey {
  /** Of `projects p`. */
  sql: string;
  type: 'timestamptz' | 'text' | 'int';
  valueIn: (row: ProjectRecord) => string;
  /** The same for all rows of one status and type. */
  ofCell?: true;
}

const UPDATED: SortKey = { sql: 'p.t_update', type: 'timestamptz', valueIn: (row) => row.t_update };

/** A status by its place on the usual path: it says more than its place in the alphabet. */
const RANKED = `array_position('{${STATUSES.map((status) => `"${status}"`).join(',')}}'::text[], p.statut)`;

/** What each order compares, then the id; all in the same direction. */
export const SORT_KEYS: Record<Sort, readonly SortKey[]> = {
  t_update: [UPDATED],
  t_creation: [{ sql: 'p.t_creation', type: 'timestamptz', valueIn: (row) => row.t_creation }],
  nameProjet: [{ sql: 'p.name_projet', type: 'text', valueIn: (row) => row.name_projet }],
  type: [{ sql: 'p.type', type: 'text', valueIn: (row) => row.type, ofCell: true }, UPDATED],
  nb_ar_agence: [{ sql: 'p.nb_ar_agence', type: 'int', valueIn: (row) => String(row.nb_ar_agence) }, UPDATED],
  statut: [
    {
      sql: RANKED,
      type: 'int',
      valueIn: (row) => String(STATUSES.indexOf(row.statut) + 1),
      ofCell: true,
    },
    UPDATED,
  ],
};
