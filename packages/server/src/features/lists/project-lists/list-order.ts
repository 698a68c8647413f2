import type { Sort } from '@ardoise/domain/contract/project-list.ts';
import { arrivalOf } from '@ardoise/domain/projects/arrival.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { PROMISED_STATUSES } from '@ardoise/domain/projects/promised-statuses.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { STAGES } from '@ardoise/domain/projects/stages.ts';
import { STATUSES, type Status, statusRank } from '@ardoise/domain/projects/statuses.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import { sqlList } from '../../../db/values.ts';
import type { ListedRecord } from '../../project/projects/project-record.ts';

export interface ListOrder {
  sort: Sort;
  descending: boolean;
}

/** Rows that sort before or after the others, regardless of their order. */
export type PartRows = 'dated' | 'undated' | 'waiting' | 'others';

/** A list in one order, or a part of a list whose parts are concatenated, each in its own order. */
export interface ListPart {
  sort: Exclude<Sort, 'attente'>;
  descending: boolean;
  only?: PartRows;
}

/** One sort key of an order, before the id. */
export interface SortKey {
  /** Expression on `projects p`. */
  sql: string;
  type: 'timestamptz' | 'text' | 'int' | 'date';
  valueIn: (row: ListedRecord) => string;
  /** Constant within a status and type. */
  ofCell?: true;
}

const UPDATED: SortKey = { sql: 'p.t_update', type: 'timestamptz', valueIn: (row) => row.t_update };

/** Sorts a status by its rank on the usual path instead of alphabetically. */
const RANKED = `array_position('{${STATUSES.map((status) => `"${status}"`).join(',')}}'::text[], p.statut)`;

/** Null deadlines sort as infinity: last, and comparable in a row comparison (migration 0026). */
const NEVER = 'infinity';
export const DUE_DATE = `coalesce(p.echeance, '${NEVER}'::date)`;

/** The day of a delivery: as it was noted, else that of its pose, else of its move (domain/projects/arrival.ts). */
export const DELIVERED_DAY = `coalesce(p.delivered_on, case when p.has_pose then p.t_pose end,
  (p.t_statut at time zone 'Europe/Paris')::date)`;

const FIRST_DAY = '2000-01-01';
const DAY_MS = 86_400_000;
/** One number an order of arrival: late ones, then those to come, without a day last, then the latest delivery first. */
const [TO_COME, WITHOUT_DAY, DELIVERED, NOT_PRINTED] = [100_000, 199_999, 300_000, 999_999];

const dayNumber = (day: string) => Math.round((Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS);
const dayNumberSql = (day: string) => `(${day} - date '${FIRST_DAY}')`;
const isIn = (statuses: readonly Status[]) => `p.statut in ${sqlList(statuses)}`;

/** As `arrivalOf` in SQL. */
const ARRIVAL = `case
  when ${isIn(STAGES.finished)} or (${isIn(STAGES.delivered)} and (not p.has_pose or p.t_pose is null))
    then ${DELIVERED} - ${dayNumberSql(DELIVERED_DAY)}
  when not ${isIn([...PROMISED_STATUSES, ...STAGES.delivered])} then ${NOT_PRINTED}
  when p.has_pose and p.t_pose is not null then ${TO_COME} + ${dayNumberSql('p.t_pose')}
  when p.promised_on is null then ${WITHOUT_DAY}
  when p.promised_on < (now() at time zone 'Europe/Paris')::date then ${dayNumberSql('p.promised_on')}
  else ${TO_COME} + ${dayNumberSql('p.promised_on')} end`;

function arrivalNumber(row: ListedRecord): number {
  const arrival = arrivalOf(row, parisDay(new Date()));
  if (arrival === null) return NOT_PRINTED;
  const { etat, jour } = arrival;
  if (jour === null) return WITHOUT_DAY;
  if (etat === 'livree') return DELIVERED - dayNumber(jour);
  return dayNumber(jour) + (etat === 'retard' ? 0 : TO_COME);
}

/** Sort keys of each order, then the id; all in the same direction. */
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
  t_statut: [{ sql: 'p.t_statut', type: 'timestamptz', valueIn: (row) => row.t_statut }],
  arrivee: [{ sql: ARRIVAL, type: 'int', valueIn: (row) => String(arrivalNumber(row)) }],
  echeance: [
    { sql: DUE_DATE, type: 'date', valueIn: (row) => row.echeance ?? NEVER },
    { sql: 'p.t_statut', type: 'timestamptz', valueIn: (row) => row.t_statut },
  ],
};

/**
 * The parts of a list, in order. By deadline, nulls are last in both directions. What waits for a role is first by
 * deadline, then oldest, and the rest by last change: only the latter for a role nothing waits for
 * (specification/calls.md#lists). `waiting`: the list is of what waits alone.
 */
export function partsOf(role: Role, { sort, descending }: ListOrder, waiting = false): readonly ListPart[] {
  if (sort === 'echeance' && descending)
    return [
      { sort, descending, only: 'dated' },
      { sort, descending, only: 'undated' },
    ];
  if (sort !== 'attente') return [{ sort, descending }];
  const rest = { sort: 't_update', descending: true } as const;
  if (waitingFor(role).length === 0) return [rest];
  const first = { sort: 'echeance', descending: false, only: 'waiting' } as const;
  return waiting ? [first] : [first, { ...rest, only: 'others' }];
}
