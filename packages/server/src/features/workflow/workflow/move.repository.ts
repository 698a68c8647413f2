import type { QuotaKind } from '@ardoise/domain/projects/kinds.ts';
import { prepared } from '../../../db/prepared.ts';
import type { Db } from '../../../db/transaction.ts';
import { Values } from '../../../db/values.ts';
import { NEW_MAIL_COLUMNS, type NewMail, newMailsSql } from '../../base/mails/mails.repository.ts';
import { deliveriesSql, type StoredEvent } from '../../base/webhook-events/told-events.repository.ts';
import { LINE_COLUMNS, lineValues, type NewHistoryEntry } from '../../project/projects/history.repository.ts';
import { type ProjectChange, setsOf, type Written } from '../../project/projects/projects.repository.ts';

/** The quota of the unit that a move consumes. */
export interface TakenUnit {
  smhf: string | null;
  year: number;
  kind: QuotaKind;
}

/** All that a plain move writes. */
export interface MoveToWrite {
  line: NewHistoryEntry;
  /** Display name of the line's actor. */
  shown: string;
  change: ProjectChange;
  mails: readonly NewMail[];
  /** For the webhooks that subscribe to them. */
  events: readonly StoredEvent[];
  /** Mails for display only: never sent. */
  forShow: boolean;
  /** Consumed only if one is left; null does not look. */
  unit: TakenUnit | null;
  /** `xmin` of the row as it was read; null for a row locked in this transaction. */
  seen: string | null;
}

/** What the database adds to it. `trace`: JSON text. */
export interface WrittenMove extends Written {
  historyId: number;
  t_statut: string;
  trace: string;
  /** False for a trace from before migration 0069: the caller rebuilds it. */
  traceLight: boolean;
}

/**
 * Writes a move in one statement: its history line, its mails, and the row with its trace grown by the line.
 *
 * The row is locked first, if it is still the one that was read (optimistic locking), then the quota, as everywhere:
 * two writers never wait for each other. The unit is checked under the lock of `hold_quota` until the end of the
 * transaction, which may be this statement.
 * @returns null if the row has changed; 'no unit' if none is left: nothing is written then
 */
export async function writeMove(db: Db, move: MoveToWrite): Promise<WrittenMove | 'no unit' | null> {
  const { line, shown, change, mails, events, forShow, unit, seen } = move;
  const values = new Values(line.projectId, line.basedOn);
  const add = (value: unknown) => values.add(value);
  const isSeen = seen === null ? '' : `and p.xmin = ${add(seen)}::xid`;
  const kept = `kept as materialized (select p.id from projects p where p.id = $1 and p.version = $2 ${isSeen} for update)`;
  const held = unit === null ? null : `hold_quota(${[unit.smhf, unit.year, unit.kind].map(add).join(', ')})`;
  const text = `
    with ${kept},
    ${held === null ? '' : `quota as materialized (select id, ${held} as units from kept),`}
    line as (
      insert into project_history as h (project_id, ${LINE_COLUMNS})
      select id, ${lineValues(line).map(add).join(', ')} from ${held === null ? 'kept' : 'quota where units > 0'}
      returning h.id, h.project_id, h as entry),
    moved as (
      update projects p set ${setsOf(change, add).join(', ')}, t_statut = now(), trace = grown_trace(p.trace,
        trace_line(line.entry, p.client_name, ${add(shown)}, '', null, '[]'))
      from line where p.id = line.project_id
      returning line.id as "historyId", p.version, p.t_update, p.t_statut, p.trace, p.trace_light as "traceLight"),
    queued as (
      insert into mails (${NEW_MAIL_COLUMNS})
      select new.* from line, ${newMailsSql(mails, { forShow }, add)} new),
    told as (${deliveriesSql(events, 'line', add)})
    select moved.* ${held === null ? 'from moved' : ', quota.units from quota left join moved on true'}`;
  const { rows } = await db.query<WrittenMove & { units?: number }>(prepared(text, values.list));
  const [written] = rows;
  if (written === undefined) return null;
  const { units = 1, ...moved } = written;
  return units > 0 ? moved : 'no unit';
}
