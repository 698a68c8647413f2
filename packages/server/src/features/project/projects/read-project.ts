import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { DEFAULT_OFFERS } from '@ardoise/domain/catalogue/offers.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import { rowsFor } from '@ardoise/domain/rules/transitions.ts';
import type { Db } from '../../../db/transaction.ts';
import { presentOrigin } from '../../../http/request-origin.ts';
import type { JsonText } from '../../../http/route.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { arbitratedAmong } from '../../base/quotas/arbitrations.repository.ts';
import { findFormerCard } from './former-cards.repository.ts';
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
import { signaturePictures } from './signature-pictures.ts';

const NO_FACTS: DraftFacts = {
  remaining: null,
  eligibleMedals: null,
  offers: DEFAULT_OFFERS,
  gardees: [],
  choices: {},
};

/** Draft facts matter for roles with an action on it, and for roles that may still edit the order. */
function concernsDraft(view: ProjectView, actor: Actor): boolean {
  const acts = isBeforeSubmission(view.statut) && rowsFor(view, actor).length > 0;
  return acts || may('project.edit', permissionSubject(view), actor) === true;
}

/** Quota and medals matter for drafts, and for roles that may still edit: skipped for others. */
export async function factsFor(db: Db, view: ProjectView, actor: Actor): Promise<DraftFacts> {
  return concernsDraft(view, actor) ? findDraftFacts(db, view, parisYear(new Date())) : NO_FACTS;
}

/** Whether head office decides on a signed order: disclosed to its client only. */
async function isArbitrated(
  db: Db,
  { id, statut, client_signed }: ProjectView,
  { role }: Actor,
): Promise<boolean> {
  if (role !== 'client' || !client_signed || !isBeforeSubmission(statut)) return false;
  return (await arbitratedAmong(db, [id])).has(id);
}

/** The project with facts already read. Its source is included only if that one is in scope too. */
export async function presentWith(
  db: Db,
  view: ProjectView,
  actor: Actor,
  facts: DraftFacts,
): Promise<JsonText> {
  const { original_id: source } = view;
  const told = source !== null && (await seesProject(db, source, actor)) ? source : null;
  const nameOf = await displayNames(db);
  return presentProject(view, actor, facts, {
    nameOf,
    source: told,
    pictures: await signaturePictures(db, view),
    arbitrated: await isArbitrated(db, view, actor),
    former: await findFormerCard(db, view),
  });
}

/** A project already read, or just moved by this actor, possibly out of their own scope. */
export async function presentView(db: Db, view: ProjectView, actor: Actor): Promise<JsonText> {
  return presentWith(db, view, actor, await factsFor(db, view, actor));
}

/** One project for its page. @throws Refusal INTROUVABLE outside the actor's scope */
export async function readProject(db: Db, id: string, actor: Actor): Promise<JsonText> {
  return presentView(db, await requireView(db, id, actor), actor);
}

async function requireView(db: Db, id: string, actor: Actor): Promise<ProjectView> {
  return required(await findProjectView(db, id, actor));
}

/** The same where a person opens the page; calls `sawSignatures` when the reply has drawings of them, not their addresses. */
export async function openProject(
  db: Db,
  id: string,
  actor: Actor,
  sawSignatures: () => void,
): Promise<JsonText> {
  const view = await requireView(db, id, actor);
  const shown = presentOrigin().signaturesByAddress !== true;
  if (shown && (view.client_signed || view.dc_signed)) sawSignatures();
  return presentView(db, view, actor);
}

/**
 * The project after a repeated move from this version: as the move left it, or as anybody with it in scope reads it
 * now. Later changes of a project now out of scope are not disclosed to an actor who once moved it.
 * @throws Refusal INTROUVABLE
 */
export async function readAfterRepeat(db: Db, id: string, actor: Actor, from: number): Promise<JsonText> {
  const view = await findProjectView(db, id, actor);
  if (view !== null) return presentView(db, view, actor);
  const moved = await findAnyView(db, id);
  if (moved?.version !== from + 1) throw new Refusal('INTROUVABLE');
  return presentView(db, moved, actor);
}

/** Version conflict of a stale write: carries the present project, for comparison. */
export async function staleVersion(db: Db, id: string, actor: Actor): Promise<Refusal> {
  return new Refusal('VERSION', { etat: JSON.parse((await readProject(db, id, actor)).text) as unknown });
}
