import type { Sort } from '@ardoise/domain/contract/projects.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STATUSES, statusRank } from '@ardoise/domain/projects/statuses.ts';
import { waitingFor } from '@ardoise/domain/projects/waiting.ts';
import type { ProjectRecord } from '../projects/project-record.ts';

export interface ListOrder {
  sort: Sort;
  descending: boolean;
}

/** Rows of a list that come before or after the others, whatever the others' order. */
export type PartRows = 'dated' | 'undated' | 'waiting' | 'others';

/** A list in one order, or a part of one whose parts follow each other, each in its own. */
export interface ListPart {
  sort: Exclude<Sort, 'attente'>;
  descending: boolean;
  only?: PartRows;
}

/** One of the values that an order compares, before the id. */
export interface SortKey {
  /** Of `projects p`. */
  sql: string;
  type: 'timestamptz' | 'text' | 'int' | 'date';
  valueIn: (row: ProjectRecord) => string;
  /** The same for all rows of one status and type. */
  ofCell?: true;
}

const UPDATED: SortKey = { sql: 'p.t_update', type: 'timestamptz', valueIn: (row) => row.t_update };

/** A status by its place on the usual path: it says more than its place in the alphabet. */
const RANKED = `array_position('{${STATUSES.map((status) => `"${status}"`).join(',')}}'::text[], p.statut)`;

/** A project without a deadline is due at the end of time: it comes last, and two rows compare (migration 0026). */
const NEVER = 'infinity';
export const DUE_DATE = `coalesce(p.echeance, '${NEVER}'::date)`;

/** What each order compares, then the id; all in the same direction. */
export const SORT_KEYS: Record<ListPart['sort'], readonly SortKey[]> = {
  t_update: [UPDATED],
  t_creation: [{ sql: 'p.t_creation', type: 'timestamptz', valueIn: (row) => row.t_creation }],
  nameProjet: [{ sql: 'p.name_projet', type: 'text', valueIn: (row) => row.name_projet }],
  type: [{ sql: 'p.type', type: 'text', valueIn: (row) => row.type, ofCell: true }, UPDATED],
  nb_ar_agence: [{ sql: 'p.nb_ar_agence', type: 'int', valueIn: (row) => String(row.nb_ar_agence) }, UPDATED],
  statut: [
    {
      sql: RANKED,
      type: 'int',
      valueIn: (row) => String(statusRank(row.statut) + 1),
      ofCell: true,
    },
    UPDATED,
  ],
  echeance: [
    { sql: DUE_DATE, type: 'date', valueIn: (row) => row.echeance ?? NEVER },
    { sql: 'p.t_statut', type: 'timestamptz', valueIn: (row) => row.t_statut },
  ],
};

/**
 * The parts of a list, in their order. By deadline, none comes last both ways. What waits for a role comes first by deadline,
 * then oldest, and the rest by last change: the whole of it for a role that nothing waits for (specification/calls.md#lists).
 */
export function partsOf(role: Role, { sort, descending }: ListOrder): readonly ListPart[] {
  if (sort === 'echeance' && descending)
    return [
      { sort, descending, only: 'dated' },
      { sort, descending, only: 'undated' },
    ];
  if (sort !== 'attente') return [{ sort, descending }];
  const rest = { sort: 't_update', descending: true } as const;
  if (waitingFor(role).length === 0) return [rest];
  return [
    { sort: 'echeance', descending: false, only: 'waiting' },
    { ...rest, only: 'others' },
  ];
}
