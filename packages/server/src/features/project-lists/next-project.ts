import type { QueryOf, ReplyOf } from '@ardoise/domain/contract/call.ts';
import type { nextProject as nextCall } from '@ardoise/domain/contract/next-project.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { namesOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { waitsFor, worksThroughQueue } from '@ardoise/domain/projects/waiting.ts';
import type { Db } from '../../db/transaction.ts';
import type { ProjectRecord } from '../projects/project-record.ts';
import { findProject } from '../projects/projects.repository.ts';
import { cursorAt } from './list-cursor.ts';
import { type ListPart, type PartRows, partsOf } from './list-order.ts';
import { filtersOf, orderOf, readParts } from './list-projects.ts';

function isIn(row: ProjectRecord, actor: Actor, only: PartRows | undefined): boolean {
  const waits = () => waitsFor(row, actor.role, namesOf(actor));
  switch (only) {
    case undefined:
      return true;
    case 'dated':
      return row.echeance !== null;
    case 'undated':
      return row.echeance === null;
    case 'waiting':
      return waits();
    case 'others':
      return !waits();
  }
}

/** For a queue only the waiting part counts: the others are another list. */
function withoutOthers(parts: readonly ListPart[], index: number): readonly ListPart[] {
  return parts[index]?.only === 'waiting' ? parts.slice(0, index + 1) : parts;
}

/** A dc's projects are a queue while something waits for them. */
async function hasQueue(db: Db, actor: Actor): Promise<boolean> {
  if (!worksThroughQueue(actor.role)) return false;
  if (actor.role !== 'dc') return true;
  const waiting = partsOf(actor.role, { sort: 'attente', descending: false }).slice(0, 1);
  return (await readParts(db, actor, {}, waiting, { index: 0, after: null }, 1)).length > 0;
}

/**
 * The project after one in a list, from that one's present sort keys, whether or not it still matches the filters.
 * @throws Refusal INTROUVABLE for a project out of scope
 */
export async function nextProject(
  db: Db,
  actor: Actor,
  id: string,
  query: QueryOf<typeof nextCall>,
): Promise<ReplyOf<typeof nextCall>> {
  const row = await findProject(db, id, actor);
  if (row === null) throw new Refusal('INTROUVABLE');
  if (!(await hasQueue(db, actor))) return { suivant: null };
  const parts = partsOf(actor.role, orderOf(query));
  const index = parts.findIndex(({ only }) => isIn(row, actor, only));
  const part = parts[index];
  if (part === undefined) throw new RangeError(`project ${id} is in no part of its list`);
  const place = { index, after: cursorAt(row, part) };
  const filters = await filtersOf(db, query, actor);
  const [next] = await readParts(db, actor, filters, withoutOthers(parts, index), place, 1);
  if (next === undefined) return { suivant: null };
  const { id: $oid, name_projet: nameProjet, ville } = next.row;
  return { suivant: { _id: { $oid }, nameProjet, ville } };
}
