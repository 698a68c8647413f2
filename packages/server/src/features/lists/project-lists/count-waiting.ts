import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { countWaiting as countCall } from '@ardoise/domain/contract/waiting-counts.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { waitingFor } from '@ardoise/domain/rules/waiting.ts';
import type { Db } from '../../../db/transaction.ts';
import { lateBefore } from '../../project/projects/deadline.ts';
import { filtersOf } from './list-projects.ts';
import { countByDueDate } from './project-list.repository.ts';

/** Counts of waiting projects, by status and promised day; the late ones are of days past. */
export async function countWaiting(
  db: Db,
  actor: Actor,
  query: QueryOf<typeof countCall>,
): Promise<ReplyOf<typeof countCall>> {
  if (waitingFor(actor.role).length === 0) return [];
  const filters = await filtersOf(db, query, actor);
  const late = lateBefore(parisDay(new Date()));
  const days = await countByDueDate(db, actor, { ...filters, waiting: true });
  return days.map((day) => ({ ...day, retard: day.echeance !== null && day.echeance < late }));
}
