import type { BulkResult } from '@ardoise/domain/contract/bulk.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { CANCELLED } from '@ardoise/domain/projects/cancellation.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { columnWhen } from '../projects/delete-project.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { lockProject, markDeleted } from '../projects/projects.repository.ts';
import { findAllowedRow, refuseByGuards } from '../workflow/change-status.ts';
import { moveProject } from '../workflow/move-project.ts';
import { exchangePerson } from './exchange-person.ts';
import { type AskedAction, alreadyDone, judgeAction } from './judge-action.ts';

/** A refusal, with the project that it concerns as it stands. */
export class ActionRefusal extends Refusal {
  readonly project: StoredProject;
  constructor(refusal: Refusal, project: StoredProject) {
    super(refusal.code, { message: refusal.message, etat: refusal.etat });
    this.project = project;
  }
}

async function cancel(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  project: StoredProject,
  comment: string,
) {
  const row = findAllowedRow(project, actor, CANCELLED);
  await refuseByGuards(tx, project, row, {
    comment,
    imprimeur: null,
    today: parisDay(new Date()),
    arbitrates: false,
  });
  const step = { ...row, forced: false };
  await moveProject(tx, mails, {
    project,
    actor,
    step,
    comment,
    imprimeur: null,
    fichiers: [],
    silent: false,
  });
}

/** Does it, and says so. */
async function carryOut(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  project: StoredProject,
  { action, target, comment }: AskedAction,
): Promise<string> {
  if (action === 'supprimer') {
    await markDeleted(tx, project.id, actor.name, columnWhen(project, true));
    return 'Supprimé.';
  }
  if (action === 'annuler') {
    await cancel(tx, mails, actor, project, comment);
    return 'Annulé.';
  }
  if (target === null) throw new Error(`'${action}' gives a project to somebody`);
  await exchangePerson(tx, mails, actor, project, target, comment);
  return `Confié à ${target.shown}.`;
}

/**
 * One action on one project, in a transaction of its own: lock, version, permission, the change. Asked again, or by two at
 * once, it is done once: a project that stands so already is left as it is.
 *
 * @throws Refusal INTROUVABLE; ActionRefusal VERSION, STATUT, TRANSITION, GARDE
 */
export async function actOnProject(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  asked: AskedAction,
  { id, version }: { id: string; version?: number | undefined },
): Promise<BulkResult> {
  return inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null) throw new Refusal('INTROUVABLE');
    const done = { id, nameProjet: project.name_projet, fait: true };
    const already = alreadyDone(project, asked);
    if (already !== null) return { ...done, statut: project.statut, message: already };
    try {
      if (version !== undefined && version !== project.version) throw new Refusal('VERSION');
      const verdict = judgeAction(project, asked, actor);
      if (verdict !== true) throw new Refusal(verdict.code, { message: verdict.message });
      const message = await carryOut(tx, mails, actor, project, asked);
      return { ...done, statut: asked.action === 'annuler' ? CANCELLED : project.statut, message };
    } catch (error) {
      throw error instanceof Refusal ? new ActionRefusal(error, project) : error;
    }
  });
}
