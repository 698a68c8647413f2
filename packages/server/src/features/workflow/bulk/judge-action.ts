import { ERRORS, type ErrorCode } from '@ardoise/domain/base/errors.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { BULK_MOVES, BULK_PERMISSIONS } from '@ardoise/domain/rules/bulk-actions.ts';
import { may } from '@ardoise/domain/rules/permissions.ts';
import { actionsFor } from '@ardoise/domain/rules/transitions.ts';
import { factsOf } from '../../project/projects/guard-facts.ts';
import { type ProjectRecord, permissionSubject } from '../../project/projects/project-record.ts';
import type { BulkTarget } from './bulk-target.ts';

/** One action, as requested for each of several projects. */
export interface AskedAction {
  action: BulkAction;
  target: BulkTarget | null;
  /** Trimmed; empty without a comment. */
  comment: string;
}

const ALREADY: Partial<Record<BulkAction, string>> = {
  annuler: 'Déjà annulé.',
  soumettre: 'Déjà soumis au délégué commercial.',
  soumettreClient: 'Déjà soumis au client.',
};

/** Message if the project is already in the state that the action would produce; null if not. */
export function alreadyDone(project: ProjectRecord, { action, target }: AskedAction): string | null {
  if (action === 'supprimer') return project.deleted_at === null ? null : 'Déjà supprimé.';
  if (project.deleted_at !== null) return null;
  const to = BULK_MOVES[action];
  if (to !== undefined) return project.statut === to ? (ALREADY[action] ?? null) : null;
  if (target === null || project[target.exchanged] !== target.name) return null;
  const managed = target.exchanged !== 'dc' || (project.smhf === target.smhf && project.mdv === target.mdv);
  return managed ? `Déjà confié à ${target.shown}.` : null;
}

type Verdict = true | { code: ErrorCode; message: string };

const refusedAs = (code: ErrorCode, message: string = ERRORS[code].message): Verdict => ({ code, message });

/** By the table, with the guard's own sentence; a move without a form. */
function judgeMove(project: ProjectRecord, to: Status, actor: Actor): Verdict {
  const facts = factsOf(project, null, { quotaAvailable: true, eligibleMedals: null });
  const action = actionsFor(project, facts, actor, parisDay(new Date())).find(({ target }) => target === to);
  if (action === undefined) return refusedAs('TRANSITION');
  return action.allowed || refusedAs('GARDE', action.reason);
}

/** Whether an action is allowed on a project in its present state, or why not. */
export function judgeAction(project: ProjectRecord, asked: AskedAction, actor: Actor): Verdict {
  const allowed = may(BULK_PERMISSIONS[asked.action], permissionSubject(project), actor);
  if (allowed !== true) return allowed;
  const to = BULK_MOVES[asked.action];
  if (to !== undefined) return judgeMove(project, to, actor);
  const { target } = asked;
  const isAgency = target?.exchanged === 'imprimeur' && target.mail !== null;
  if (isAgency && project.agence !== target.name)
    return refusedAs('GARDE', 'Une agence n’imprime que ses propres projets. Choisissez un imprimeur.');
  return true;
}
