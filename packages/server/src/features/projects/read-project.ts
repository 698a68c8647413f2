import { Refusal } from '@ardoise/domain/errors.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Db } from '../../db/transaction.ts';
import type { JsonText } from '../../http/route.ts';
import { presentProject } from './project.presenter.ts';
import { findProjectView, findViewAfterMove } from './project-view.repository.ts';

/** One project as its page shows it. @throws Refusal INTROUVABLE outside the actor's scope */
export async function readProject(db: Db, id: string, actor: Actor): Promise<JsonText> {
  const view = await findProjectView(db, id, actor, parisYear(new Date()));
  if (view === null) throw new Refusal('INTROUVABLE');
  return presentProject(view, actor);
}

/** The project after a move, even one that took it out of the actor's scope: they have just acted on it. */
export async function readAfterMove(db: Db, id: string, actor: Actor): Promise<JsonText> {
  const view = await findViewAfterMove(db, id, parisYear(new Date()));
  if (view === null) throw new Refusal('INTROUVABLE');
  return presentProject(view, actor);
}

/** The refusal of a write based on an old version: it carries the present project, for both to be compared. */
export async function staleVersion(db: Db, id: string, actor: Actor): Promise<Refusal> {
  return new Refusal('VERSION', { etat: JSON.parse((await readProject(db, id, actor)).text) as unknown });
}
