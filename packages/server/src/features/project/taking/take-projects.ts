import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import type { TakingAction, takeProjects as takeCall } from '@ardoise/domain/contract/taking.ts';
import { nameInProjects } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { Db, Transaction } from '../../../db/transaction.ts';
import { displayNames, type NameOf } from '../../base/people/display-names.ts';
import { listPeopleOf } from '../../base/people/users.repository.ts';
import { demand, type StoredProject } from '../projects/project-record.ts';
import { actOnOne } from '../several-projects/act-on-one.ts';
import { type FailureLogs, onEachProject } from '../several-projects/on-each-project.ts';
import { findTaker, holdColleague, removeTaker, setTaker } from './taken-projects.repository.ts';

/** The colleague of an action; null to return. @throws Refusal VALIDATION, INTROUVABLE */
async function takerOf(db: Db, actor: Actor, action: TakingAction, cible?: string): Promise<string | null> {
  if (action === 'rendre') return null;
  if (action === 'prendre') return actor.name;
  if (cible === undefined)
    throw new Refusal('VALIDATION', { message: 'Choisissez à qui confier ces projets.' });
  const people = await listPeopleOf(db, nameInProjects(actor));
  const colleague = required(people.find(({ name, active }) => name === cible && active));
  return colleague.name;
}

interface Asked {
  action: TakingAction;
  /** Null: nobody. */
  taker: string | null;
  nameOf: NameOf;
}

/** Writes who has the project, and returns the sentence of its result. @throws Refusal STATUT */
async function takeOne(
  tx: Transaction,
  project: StoredProject,
  actor: Actor,
  { action, taker, nameOf }: Asked,
): Promise<string> {
  const present = await findTaker(tx, project.id);
  if (taker === null) {
    if (present !== null && present !== actor.name)
      throw new Refusal('STATUT', {
        message: `Ce projet est pris par ${nameOf(present)}. Vous pouvez le confier à quelqu’un d’autre.`,
      });
    await removeTaker(tx, project.id);
    return 'Rendu à l’équipe.';
  }
  if (action === 'prendre' && present !== null && present !== taker)
    throw new Refusal('STATUT', { message: `${nameOf(present)} a déjà pris ce projet.` });
  // Closed since it was chosen: a closed account takes no projects.
  if (!(await holdColleague(tx, nameInProjects(actor), taker))) throw new Refusal('INTROUVABLE');
  await setTaker(tx, project.id, taker);
  return taker === actor.name ? 'Pris.' : `Confié à ${nameOf(taker)}.`;
}

/**
 * Takes, entrusts or returns projects of one's agency, each in its own transaction: of two who take one at the same
 * time, the second is refused (specification/accounts.md#several-people-of-one-organisation).
 * @throws Refusal VALIDATION, INTROUVABLE
 */
export async function takeProjects(
  given: { pool: Pool } & FailureLogs,
  actor: Actor,
  { action, cible, ids }: BodyOf<typeof takeCall>,
): Promise<{ resultats: ProjectResult[] }> {
  const { pool } = given;
  const taker = await takerOf(pool, actor, action, cible);
  const asked = { action, taker, nameOf: await displayNames(pool) };
  const projects = ids.map((id) => ({ id }));
  const resultats = await onEachProject(given, projects, ({ id }) =>
    actOnOne(pool, actor, id, async (tx, project) => {
      demand('project.take', project, actor);
      const message = await takeOne(tx, project, actor, asked);
      return { id, nameProjet: project.name_projet, fait: true, statut: project.statut, message };
    }),
  );
  return { resultats };
}
