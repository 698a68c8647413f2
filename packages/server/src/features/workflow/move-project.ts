import { Refusal } from '@ardoise/domain/errors.ts';
import { outdatesExecution, showsProof, withdrawsApproval } from '@ardoise/domain/projects/moves.ts';
import { quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Transaction } from '../../db/transaction.ts';
import { supersedeExecutionFiles } from '../files/files.repository.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { PROMISING } from '../projects/deadline.ts';
import { addHistory, attachFiles } from '../projects/history.repository.ts';
import { type ProjectView, type TakenUnit, writeMove } from '../projects/project-view.repository.ts';
import type { ProjectChange } from '../projects/projects.repository.ts';
import { markProofSent, withdrawApproval } from '../proofs/proofs.repository.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import { readDelays } from '../settings/read-delays.ts';
import { changeOfStep } from './change-of-step.ts';
import { EFFECTS } from './effects/effects.ts';
import type { Move } from './effects/move.ts';
import { queueStatusMails } from './status-mails.ts';

/** History text: the comment of the move, or an effect's default. */
function historyComment({ step, comment }: Move): string {
  if (comment !== '') return comment;
  return step.effects.map((name) => EFFECTS[name].words ?? '').find((words) => words !== '') ?? '';
}

/** Changes of the proof and of execution files by the move's source and target. */
async function settleProof(
  tx: Transaction,
  { project, step, actor }: Move,
  historyId: number,
): Promise<void> {
  if (project.approved_version !== null && withdrawsApproval(project.statut, step.to))
    await withdrawApproval(tx, project.id, {
      why: `Retour en «\u00a0${step.to}\u00a0»`,
      statut: step.to,
      resp: actor.name,
      basedOn: project.version,
      causeId: historyId,
    });
  if (outdatesExecution(project.statut, step.to)) await supersedeExecutionFiles(tx, project.id);
  if (showsProof(step.to) && project.proof_version > 0)
    await markProofSent(tx, project.id, project.proof_version);
}

/**
 * @throws Refusal VALIDATION when one of them is missing, or another's: a message must not be sent without its
 * attachments
 */
async function joinFiles(
  tx: Transaction,
  historyId: number,
  { project, actor, fichiers }: Move,
): Promise<void> {
  const joined = await attachFiles(tx, historyId, project.id, actor.name, fichiers);
  if (joined === new Set(fichiers).size) return;
  const message = 'Un fichier joint n’est plus disponible. Merci de le joindre à nouveau.';
  throw new Refusal('VALIDATION', { message, champs: [{ chemin: 'fichiers', message }] });
}

/** The quota of the unit that a change consumes: its own year and SMHF. */
function unitOf(
  { project }: Move,
  { eligible_quota, quota_smhf, quota_year }: ProjectChange,
): TakenUnit | null {
  const kind = quotaKindOf(project.type_projet);
  if (kind === null || eligible_quota !== true || quota_year === undefined || quota_year === null)
    return null;
  return { smhf: quota_smhf ?? null, year: quota_year, kind };
}

/** Only the row is left to write: others of the SMHF may wait for the lock from here to the commit. */
async function writeTakingUnit(
  tx: Transaction,
  move: Move,
  change: ProjectChange,
): Promise<ProjectView | null> {
  const { id, version } = move.project;
  const unit = move.withoutUnit === undefined ? null : unitOf(move, change);
  const written = await writeMove(tx, id, version, change, unit);
  if (written !== null || unit === null) return written;
  await move.withoutUnit?.();
  return writeMove(tx, id, version, change, null);
}

/**
 * The only function that writes `statut`, in the caller's transaction: history, consequences of the status, mails of
 * its target, and the row's effects (specification/statuses.md#a-move). Returns the project as its page then shows it.
 */
export async function moveProject(tx: Transaction, mails: MailQueue, asked: Move): Promise<ProjectView> {
  const { project, step, actor } = asked;
  const move = PROMISING.includes(step.to) ? { ...asked, delays: await readDelays(tx) } : asked;
  const historyId = await addHistory(tx, {
    projectId: project.id,
    nature: move.approvalId === undefined ? 'mouvement' : 'accord',
    approvalId: move.approvalId ?? null,
    from: project.statut,
    to: step.to,
    target: step.target,
    resp: actor.name,
    onBehalfOf: onBehalfOf(actor, project),
    comment: historyComment(move),
    forced: step.forced,
    basedOn: project.version,
  });
  if (step.forced)
    await recordSecurityEvent(tx, { event: 'statut_force', projectId: project.id, object: step.to });
  await joinFiles(tx, historyId, move);
  await settleProof(tx, move, historyId);
  const change = changeOfStep(move, new Date());
  if (!move.silent) await queueStatusMails(tx, mails, move, change);
  for (const name of step.effects) await EFFECTS[name].act?.(tx, mails, move);
  const written = await writeTakingUnit(tx, move, change);
  // The row is locked: a conflict is possible only if the caller itself has written it since.
  if (written === null) throw new Refusal('VERSION');
  return written;
}
