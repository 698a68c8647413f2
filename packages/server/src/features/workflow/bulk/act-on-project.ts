import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { ProjectResult } from '@ardoise/domain/contract/project-result.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { BulkAction } from '@ardoise/domain/rules/bulk-actions.ts';
import { BULK_MOVES } from '@ardoise/domain/rules/bulk-actions.ts';
import type { Pool } from 'pg';
import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { holdDc } from '../../base/people/people.repository.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { markDeleted } from '../../project/projects/projects.repository.ts';
import { columnWhen } from '../../project/projects/quota-column.ts';
import { actOnOne } from '../../project/several-projects/act-on-one.ts';
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
 * The dc who gets projects, with their managers, locked until the transaction ends: head office
 * may have changed them since the action was requested.
 * @throws Refusal INTROUVABLE when the account was closed, or is no dc any more
 */
async function withPresentDc(tx: Transaction, asked: AskedAction): Promise<AskedAction> {
  if (asked.target?.exchanged !== 'dc') return asked;
  const dc = required(await holdDc(tx, asked.target.name));
  return { ...asked, target: { ...asked.target, ...dc } };
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
  let present = asked;
  const hold = async (tx: Transaction) => {
    present = await withPresentDc(tx, asked);
  };
  const act = async (tx: Transaction, project: StoredProject) => {
    const done = { id, nameProjet: project.name_projet, fait: true };
    const already = alreadyDone(project, present);
    if (already !== null) return { ...done, statut: project.statut, message: already };
    if (version !== undefined && version !== project.version) throw new Refusal('VERSION');
    const verdict = judgeAction(project, present, actor);
    if (verdict !== true) throw new Refusal(verdict.code, { message: verdict.message });
    const message = await carryOut(tx, mails, actor, project, present);
    return { ...done, statut: BULK_MOVES[asked.action] ?? project.statut, message };
  };
  return actOnOne(pool, actor, id, act, hold);
}
