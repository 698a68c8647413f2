import { Refusal } from '@ardoise/domain/errors.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { rowsFor } from '@ardoise/domain/projects/transitions.ts';
import type { Db } from '../../db/transaction.ts';
import type { JsonText } from '../../http/route.ts';
import { displayNames } from '../people/display-names.ts';
import { presentProject } from './project.presenter.ts';
import { permissionSubject } from './project-record.ts';
import {
  type DraftFacts,
  findAnyView,
  findDraftFacts,
  findProjectView,
  type ProjectView,
  seesProject,
} from './project-view.repository.ts';

const NO_FACTS: DraftFacts = { remaining: null, eligibleMedals: null };

/** A draft's facts matter to whoever may do something with it, and to whoever may still edit an order. */
function concernsDraft(view: ProjectView, actor: Actor): boolean {
  const acts = isBeforeSubmission(view.statut) && rowsFor(view, actor).length > 0;
  return acts || may('project.edit', permissionSubject(view), actor) === true;
}

/** Quota and medals matter to drafts, and to whoever may still edit: others are not asked for. */
export async function factsFor(db: Db, view: ProjectView, actor: Actor): Promise<DraftFacts> {
  return concernsDraft(view, actor) ? findDraftFacts(db, view, parisYear(new Date())) : NO_FACTS;
}

/** The project with facts that were found with it. Which one it is a copy of is told only to who sees that one too. */
export async function presentWith(
  db: Db,
  view: ProjectView,
  actor: Actor,
  facts: DraftFacts,
): Promise<JsonText> {
  const { original_id: source } = view;
  const told = source !== null && (await seesProject(db, source, actor)) ? source : null;
  return presentProject(view, actor, facts, { nameOf: await displayNames(db), source: told });
}

/** A project that was read, or that this actor has just moved, even out of their own scope. */
export async function presentView(db: Db, view: ProjectView, actor: Actor): Promise<JsonText> {
  return presentWith(db, view, actor, await factsFor(db, view, actor));
}

/** One project as its page shows it. @throws Refusal INTROUVABLE outside the actor's scope */
export async function readProject(db: Db, id: string, actor: Actor): Promise<JsonText> {
  const view = await findProjectView(db, id, actor);
  if (view === null) throw new Refusal('INTROUVABLE');
  return presentView(db, view, actor);
}

/**
 * The project after a move that is asked for again, from this version: as the move left it, or as whoever sees it now may read
 * it. What became of a project that was taken from them is not told to those who once moved it.
 *
 * @throws Refusal INTROUVABLE
 */
export async function readAfterRepeat(db: Db, id: string, actor: Actor, from: number): Promise<JsonText> {
  const view = await findProjectView(db, id, actor);
  if (view !== null) return presentView(db, view, actor);
  const moved = await findAnyView(db, id);
  if (moved?.version !== from + 1) throw new Refusal('INTROUVABLE');
  return presentView(db, moved, actor);
}

/** The refusal of a write based on an old version: it carries the present project, for both to be compared. */
export async function staleVersion(db: Db, id: string, actor: Actor): Promise<Refusal> {
  return new Refusal('VERSION', { etat: JSON.parse((await readProject(db, id, actor)).text) as unknown });
}
