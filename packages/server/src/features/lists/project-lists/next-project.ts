import { required } from '@ardoise/domain/base/errors.ts';
import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { nextProject as nextCall } from '@ardoise/domain/contract/next-project.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { waitsFor, worksThroughQueue } from '@ardoise/domain/rules/waiting.ts';
import type { Db } from '../../../db/transaction.ts';
import type { ListedRecord, ProjectRecord } from '../../project/projects/project-record.ts';
import { findProject } from '../../project/projects/projects.repository.ts';
import { cursorAt } from './list-cursor.ts';
import { listsWaiting, seesAll } from './list-filters.repository.ts';
import { partsOf } from './list-order.ts';
import { filtersOf, orderOf, readParts } from './list-projects.ts';
import { type Neighbour, readQueuePlace } from './queue.repository.ts';

type Place = ReplyOf<typeof nextCall>;
const NONE: Place = { precedent: null, suivant: null, rang: null, total: null };

/** A dc's projects are a queue while something waits for them. */
async function hasQueue(db: Db, actor: Actor): Promise<boolean> {
  if (!worksThroughQueue(actor.role)) return false;
  if (actor.role !== 'dc') return true;
  const waiting = partsOf(actor.role, { sort: 'attente', descending: false }, true);
  return (await readParts(db, actor, {}, waiting, { index: 0, after: null }, 1)).length > 0;
}

function present(neighbour: Neighbour | ListedRecord | null | undefined): Place['suivant'] {
  if (neighbour === null || neighbour === undefined) return null;
  return {
    _id: { $oid: neighbour.id },
    nameProjet: neighbour.name_projet,
    ville: neighbour.ville,
  };
}

/**
 * The place of a project in a list, from its present sort keys, whether or not it still matches the filters: its
 * neighbours, rank and the number of projects. In what waits first, the rest is another list.
 * @throws Refusal INTROUVABLE for a project out of scope
 */
export async function nextProject(
  db: Db,
  actor: Actor,
  id: string,
  query: QueryOf<typeof nextCall>,
): Promise<Place> {
  const row = required(await findProject(db, id, actor));
  if (!(await hasQueue(db, actor))) return NONE;
  const order = orderOf(query);
  const asked = await filtersOf(db, query, actor);
  const alone = order.sort === 'attente' && waitsFor(row, actor.role, namesOf(actor));
  const filters = alone ? { ...asked, waiting: true } : asked;
  if (seesAll(actor) && !listsWaiting(actor, filters)) return await nextOfEverything(db, actor, row, query);
  const { before, after, rank, total } = await readQueuePlace(db, actor, filters, order, id);
  return {
    precedent: present(before),
    suivant: present(after),
    rang: rank,
    total: rank === null ? null : total,
  };
}

/** In a list of everything, ranks would cost a sort of it: the next one alone, by its cursor. */
async function nextOfEverything(
  db: Db,
  actor: Actor,
  row: ProjectRecord,
  query: QueryOf<typeof nextCall>,
): Promise<Place> {
  const parts = partsOf(actor.role, orderOf(query));
  const last = parts.length - 1;
  // What waits has been read as a list of its own: this row is in the last part, unless nulls are.
  const index = parts[0]?.only === 'dated' && row.echeance !== null ? 0 : last;
  const part = parts[index];
  if (part === undefined) throw new RangeError(`project ${row.id} is in no part of its list`);
  const place = { index, after: cursorAt(row, part) };
  const [next] = await readParts(db, actor, await filtersOf(db, query, actor), parts, place, 1);
  return { ...NONE, suivant: present(next?.row) };
}
