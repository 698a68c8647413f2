import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeStatus as statusCall } from '@ardoise/domain/contract/projects.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import type { GuardRequest } from '@ardoise/domain/projects/guards.ts';
import { parisDay, parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { type QuotaFigures, quotaKindOf, quotaState } from '@ardoise/domain/projects/quota.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Target, Transition } from '@ardoise/domain/projects/statuses.ts';
import { refusalOf, rowsFor } from '@ardoise/domain/projects/transitions.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../../jobs/mail-queue.ts';
import { factsOf } from './guard-facts.ts';
import { addHistory, attachFiles, wasAlreadyDone } from './history.repository.ts';
import type { StoredProject } from './project-record.ts';
import { refreshTrace } from './project-view.repository.ts';
import { lockProject, updateProject } from './projects.repository.ts';
import { lockQuotaFigures } from './quota-figures.repository.ts';
import { staleVersion } from './read-project.ts';
import { readEligibleMedals } from './settings.repository.ts';
import { queueStatusMails } from './status-mails.ts';
import { effectsOn } from './transition-effects.ts';

type Body = BodyOf<typeof statusCall>;

async function quotaLeft(tx: Transaction, project: StoredProject, row: Transition): Promise<boolean> {
  const kind = quotaKindOf(project.type_projet);
  if (kind === null || project.eligible_quota || !row.guards.includes('quotaAvailable')) return true;
  if (project.smhf === null) return false;
  const figures: QuotaFigures = await lockQuotaFigures(tx, project.smhf, parisYear(new Date()), kind);
  return quotaState(kind, figures) !== 'DEPASSE';
}

/** @throws Refusal with the guard's own sentence, its fields, and the step that cures it in `etat` */
async function refuseByGuards(
  tx: Transaction,
  project: StoredProject,
  row: Transition,
  request: GuardRequest,
): Promise<void> {
  const known = {
    quotaAvailable: await quotaLeft(tx, project, row),
    eligibleMedals: await readEligibleMedals(tx, project.type_projet),
  };
  const facts = factsOf(project, () => JSON.parse(project.doc) as ProjectDocument, known);
  const refusal = refusalOf(row, facts, request);
  if (refusal === null) return;
  if (refusal.hidden === true) throw new Refusal('TRANSITION');
  throw new Refusal(refusal.code ?? 'GARDE', {
    message: refusal.message,
    ...(refusal.champs === undefined ? {} : { champs: [...refusal.champs] }),
    ...(refusal.step === undefined ? {} : { etat: { step: refusal.step } }),
  });
}

function findAllowedRow(project: StoredProject, actor: Actor, target: string): Transition {
  const row = rowsFor(project, actor).find((candidate) => candidate.target === target);
  if (row === undefined || project.deleted_at !== null)
    throw new Refusal('TRANSITION', { etat: { statut: project.statut, version: project.version } });
  return row;
}

async function carryOut(
  tx: Transaction,
  actor: Actor,
  project: StoredProject,
  target: Target,
  body: Body,
  mails: MailQueue,
): Promise<void> {
  const row = findAllowedRow(project, actor, target);
  const now = new Date();
  const comment = body.comment?.trim() ?? '';
  const arbitrates = actor.role === 'siege' || actor.role === 'administrator';
  await refuseByGuards(tx, project, row, {
    comment,
    imprimeur: body.imprimeur ?? project.agence,
    today: parisDay(now),
    arbitrates,
  });
  await updateProject(tx, project.id, project.version, effectsOn(project, row, parisYear(now)));
  const historyId = await addHistory(tx, {
    projectId: project.id,
    from: project.statut,
    to: row.to,
    target: row.target,
    resp: actor.name,
    comment,
    forced: false,
    basedOn: project.version,
  });
  await attachFiles(tx, historyId, project.id, actor.name, body.fichiers ?? []);
  await refreshTrace(tx, project.id);
  await queueStatusMails(tx, mails, { project, row, actor, comment });
}

/**
 * The one function that writes `statut`. One transaction: lock, role and guards, status, history, counters, quota, mails.
 * The same user, target and version again changes nothing; two different ones at once: one wins (3-decisions.md section 2).
 *
 * @throws Refusal INTROUVABLE, VERSION, TRANSITION, GARDE, QUOTA, QUOTA_PDA
 */
export async function changeStatus(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  target: string,
  body: Body,
): Promise<void> {
  const stale = await inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    // Asked before scope is judged: the first call may have taken the project out of the actor's scope.
    if (await wasAlreadyDone(tx, id, actor.name, target, body.version)) return false;
    if (project === null) throw new Refusal('INTROUVABLE');
    if (project.version !== body.version) return true;
    await carryOut(tx, actor, project, target as Target, body, mails);
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
}
