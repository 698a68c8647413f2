import { Refusal } from '@ardoise/domain/errors.ts';
import {
  isCompletedByClient,
  outdatesExecution,
  showsProof,
  waitsForClient,
  withdrawsApproval,
} from '@ardoise/domain/projects/moves.ts';
import { quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Transaction } from '../../db/transaction.ts';
import { giveClientAccess } from '../accounts/give-client-access.ts';
import { supersedeExecutionFiles } from '../files/files.repository.ts';
import { revokeApprovalLinks } from '../links/links.repository.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { addHistory, attachFiles } from '../projects/history.repository.ts';
import { type ProjectView, type TakenUnit, writeMove } from '../projects/project-view.repository.ts';
import type { ProjectChange } from '../projects/projects.repository.ts';
import { freezeProof, markProofSent, withdrawApproval } from '../proofs/proofs.repository.ts';
import { recordSecurityEvent } from '../security-log/record-security-event.ts';
import type { Move } from './move.ts';
import { queueStatusMails } from './status-mails.ts';
import { effectsOn } from './transition-effects.ts';

/** Said of a Direct Agence that goes to its client without a word (transitions.json, Brouillon to Client). */
const SENT_TO_CLIENT = 'Changement de statut: Client';

function historyComment({ step, comment }: Move): string {
  return comment === '' && step.effects.includes('history:supportComment') ? SENT_TO_CLIENT : comment;
}

async function settleProof(tx: Transaction, { project, step }: Move): Promise<void> {
  if (project.approved_version !== null && withdrawsApproval(project.statut, step.to))
    await withdrawApproval(tx, project.id, `Retour en «\u00a0${step.to}\u00a0»`);
  if (outdatesExecution(project.statut, step.to)) await supersedeExecutionFiles(tx, project.id);
  if (step.effects.includes('proof:freeze')) await freezeProof(tx, project.id, project.proof_version);
  if (showsProof(step.to) && project.proof_version > 0)
    await markProofSent(tx, project.id, project.proof_version);
  if (waitsForClient(project.statut)) await revokeApprovalLinks(tx, project.id);
}

/** @throws Refusal VALIDATION when one of them is gone, or was another's: a message is not sent without what it speaks of */
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

/** The unit that a change takes: its own year and SMHF are the ones that are asked. */
function unitOf(
  { project }: Move,
  { eligible_quota, quota_smhf, quota_year }: ProjectChange,
): TakenUnit | null {
  const kind = quotaKindOf(project.type_projet);
  if (kind === null || eligible_quota !== true || quota_year === undefined || quota_year === null)
    return null;
  return { smhf: quota_smhf ?? null, year: quota_year, kind };
}

/** Nothing but the row is left to write: others of the SMHF may wait from here to the commit. */
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
 * The one function that writes `statut`: status, counters, quota, history, proof and mails, in the caller's transaction
 * (3-decisions.md section 2). Answers the project as its page then shows it.
 */
export async function moveProject(tx: Transaction, mails: MailQueue, move: Move): Promise<ProjectView> {
  const { project, step, actor, comment } = move;
  const now = new Date();
  const historyId = await addHistory(tx, {
    projectId: project.id,
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
  await settleProof(tx, move);
  const change = {
    ...effectsOn(project, step, comment, now),
    ...(move.imprimeur === null ? {} : { imprimeur: move.imprimeur }),
  };
  // Whether or not anybody is told of it: the order is the client's from here on.
  if (isCompletedByClient(step.to)) await giveClientAccess(tx, project);
  if (!move.silent) await queueStatusMails(tx, mails, move, change);
  const written = await writeTakingUnit(tx, move, change);
  // The row is locked: only a caller that wrote it since it was read comes here.
  if (written === null) throw new Refusal('VERSION');
  return written;
}
