import type { BulkAction } from '@ardoise/domain/contract/bulk.ts';
import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { BULK_MOVES } from '@ardoise/domain/projects/bulk-moves.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import type { Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { columnWhen } from '../projects/delete-project.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { markDeleted } from '../projects/projects.repository.ts';
import { actOnOne } from '../several-projects/act-on-one.ts';
import { findAllowedRow } from '../workflow/change-status.ts';
import { takeRow } from '../workflow/take-row.ts';
import { exchangePerson } from './exchange-person.ts';
import { type AskedAction, alreadyDone, judgeAction } from './judge-action.ts';

const DONE: Partial<Record<BulkAction, string>> = {
  annuler: 'Annulé.',
  soumettre: 'Soumis au délégué commercial.',
  soumettreClient: 'Soumis au client.',
};

/** Executes the action and returns its message. */
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
  const to = BULK_MOVES[action];
  if (to !== undefined) {
    await takeRow(tx, mails, { project, actor, row: findAllowedRow(project, actor, to), comment });
    return DONE[action] ?? '';
  }
  if (target === null) throw new Error(`'${action}' gives a project to somebody`);
  await exchangePerson(tx, mails, actor, project, target, comment);
  return `Confié à ${target.shown}.`;
}

/**
 * One action on one project, in its own transaction: lock, version, permission, change. Idempotent, also for concurrent
 * requests: a project already in the requested state is unchanged.
 * @throws Refusal INTROUVABLE; ProjectRefusal VERSION, STATUT, TRANSITION, GARDE
 */
export async function actOnProject(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  asked: AskedAction,
  { id, version }: { id: string; version?: number | undefined },
): Promise<ProjectResult> {
  return actOnOne(pool, actor, id, async (tx, project) => {
    const done = { id, nameProjet: project.name_projet, fait: true };
    const already = alreadyDone(project, asked);
    if (already !== null) return { ...done, statut: project.statut, message: already };
    if (version !== undefined && version !== project.version) throw new Refusal('VERSION');
    const verdict = judgeAction(project, asked, actor);
    if (verdict !== true) throw new Refusal(verdict.code, { message: verdict.message });
    const message = await carryOut(tx, mails, actor, project, asked);
    return { ...done, statut: BULK_MOVES[asked.action] ?? project.statut, message };
  });
}
