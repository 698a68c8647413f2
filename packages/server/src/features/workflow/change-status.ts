import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeStatus as statusCall } from '@ardoise/domain/contract/projects.ts';
import { Refusal } from '@ardoise/domain/errors.ts';
import { notEligible } from '@ardoise/domain/projects/creation.ts';
import type { GuardRequest } from '@ardoise/domain/projects/guards.ts';
import { isEligibleMedal } from '@ardoise/domain/projects/kinds.ts';
import { forcedEffects, forcedNeeds } from '@ardoise/domain/projects/moves.ts';
import { parisDay, parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { may } from '@ardoise/domain/projects/permissions.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import { quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { GuardName, Target, Transition } from '@ardoise/domain/projects/statuses.ts';
import { refusalOf, rowsFor, statusesOf } from '@ardoise/domain/projects/transitions.ts';
import { medalOf } from '@ardoise/domain/wizards/steps/outlet-prefill.ts';
import { PRINTER_NEEDED } from '@ardoise/domain/words/needed.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { findOutlet } from '../outlets/outlets.repository.ts';
import { findPrinter, isAgency } from '../people/people.repository.ts';
import { factsOf } from '../projects/guard-facts.ts';
import { wasAlreadyDone } from '../projects/history.repository.ts';
import { permissionSubject, type StoredProject } from '../projects/project-record.ts';
import { findDraftFacts, type ProjectView } from '../projects/project-view.repository.ts';
import { lockToMove, type ProjectToMove } from '../projects/projects.repository.ts';
import { staleVersion } from '../projects/read-project.ts';
import { holdQuota } from '../quotas/quota-figures.repository.ts';
import { readSetting } from '../settings/settings.repository.ts';
import { passToHeadOffice } from './ask-arbitration.ts';
import type { Move } from './effects/move.ts';
import { moveProject } from './move-project.ts';

type Body = BodyOf<typeof statusCall>;

async function quotaLeft(tx: Transaction, project: StoredProject, row: Transition): Promise<boolean> {
  const kind = quotaKindOf(project.type_projet);
  if (kind === null || project.eligible_quota || !row.guards.includes('quotaAvailable')) return true;
  if (project.smhf === null) return false;
  return (await holdQuota(tx, project.smhf, parisYear(new Date()), kind)) > 0;
}

/** Null for an agency whose account was closed since it was chosen: nobody would read its mails. */
async function agencyNow(
  tx: Transaction,
  { agence, agency_open }: StoredProject & Partial<ProjectToMove>,
  guards: readonly GuardName[],
): Promise<string | null> {
  if (agence === null || !guards.includes('agencyKnown')) return agence;
  return (agency_open ?? (await isAgency(tx, agence))) ? agence : null;
}

/**
 * A submission reads the outlet's present medal; the order keeps the one that it has. An outlet that the table does not
 * have stops nothing. @throws Refusal GARDE
 */
async function refuseByMedal(tx: Transaction, { n_outlet, type_projet }: StoredProject): Promise<void> {
  const outlet = n_outlet === '' ? null : await findOutlet(tx, n_outlet);
  if (outlet === null) return;
  if (isEligibleMedal(medalOf(outlet.data), (await readSetting(tx, 'eligibleMedals'))[type_projet])) return;
  const message = notEligible(type_projet);
  throw new Refusal('GARDE', { message, champs: [{ chemin: 'pdv.medaillePDV', message }] });
}

/**
 * Checks every guard of a row; callers that check the quota later pass it as available.
 * @throws Refusal with the guard's own sentence, its fields, and the step to complete in `etat`
 */
export async function refuseByGuards(
  tx: Transaction,
  project: StoredProject,
  row: Transition,
  request: GuardRequest,
  quotaAvailable?: boolean,
): Promise<void> {
  const left = quotaAvailable ?? (await quotaLeft(tx, project, row));
  // Only needed to list a step's problems: not read for a complete order.
  const ofDraft =
    row.guards.includes('wizardComplete') && !project.wizard_complete
      ? await findDraftFacts(tx, project, parisYear(new Date()))
      : { eligibleMedals: null };
  const known = { ...ofDraft, quotaAvailable: left };
  const agence = await agencyNow(tx, project, row.guards);
  const facts = { ...factsOf(project, () => JSON.parse(project.doc) as ProjectDocument, known), agence };
  const refusal = refusalOf(row, facts, request);
  if (refusal === null) return row.guards.includes('wizardComplete') ? refuseByMedal(tx, project) : undefined;
  if (refusal.hidden === true) throw new Refusal('TRANSITION');
  const { step, cure } = refusal;
  throw new Refusal(refusal.code ?? 'GARDE', {
    message: refusal.message,
    ...(refusal.champs === undefined ? {} : { champs: [...refusal.champs] }),
    ...(step === undefined && cure === undefined ? {} : { etat: { step, cure } }),
  });
}

/** The row that this actor may take to this target now. @throws Refusal TRANSITION with the present state */
export function findAllowedRow(project: StoredProject, actor: Actor, target: Target): Transition {
  const row = rowsFor(project, actor).find((candidate) => candidate.target === target);
  if (row === undefined || project.deleted_at !== null)
    throw new Refusal('TRANSITION', { etat: { statut: project.statut, version: project.version } });
  return row;
}

function requestOf(actor: Actor, comment: string, imprimeur: string | null): GuardRequest {
  const arbitrates = actor.role === 'siege' || actor.role === 'administrator';
  return { comment, imprimeur, today: parisDay(new Date()), arbitrates, asClient: actor.role === 'client' };
}

/**
 * The printer: the modal's answer, by default the agency.
 * @throws Refusal GARDE when it is neither the project's agency nor a printer, or its account is closed
 */
async function printerOf(tx: Transaction, project: ProjectToMove, body: Body): Promise<string | null> {
  const chosen = body.imprimeur ?? project.agence;
  if (chosen === null || (chosen === project.agence && project.agency_open)) return chosen;
  const printer = await findPrinter(tx, chosen);
  if (printer !== null) return printer;
  throw new Refusal('GARDE', { message: PRINTER_NEEDED });
}

/** A requested move; the comment is trimmed. */
interface Asked {
  actor: Actor;
  project: ProjectToMove;
  target: Target;
  body: Body;
  comment: string;
}

type Decision = Pick<Move, 'step' | 'imprimeur' | 'withoutUnit'>;

async function byTheTable(
  tx: Transaction,
  { actor, project, target, body, comment }: Asked,
): Promise<Decision> {
  const row = findAllowedRow(project, actor, target);
  const imprimeur = row.guards.includes('printerChosen') ? await printerOf(tx, project, body) : null;
  const request = requestOf(actor, comment, imprimeur);
  await refuseByGuards(tx, project, row, request, true);
  const withoutUnit = () => refuseByGuards(tx, project, row, request, false);
  return { step: { ...row, forced: false }, imprimeur, withoutUnit };
}

/**
 * An administrator's move to any status of the kind: requires a comment and what the target needs
 * (specification/statuses.md#forced-moves).
 * @throws Refusal ROLE, TRANSITION, GARDE
 */
async function byForce(tx: Transaction, { actor, project, target, body, comment }: Asked): Promise<Decision> {
  const allowed = may('project.force', permissionSubject(project), actor);
  if (allowed !== true) throw new Refusal(allowed.code, { message: allowed.message });
  const to = statusesOf(project.kind).find((status) => status === target);
  if (to === undefined || to === project.statut)
    throw new Refusal('TRANSITION', { etat: { statut: project.statut, version: project.version } });
  const needs = forcedNeeds(to);
  const imprimeur = needs.includes('printerChosen') ? await printerOf(tx, project, body) : null;
  const agence = await agencyNow(tx, project, needs);
  const facts = { ...factsOf(project, null, { quotaAvailable: true, eligibleMedals: null }), agence };
  const refusal = refusalOf({ guards: needs }, facts, requestOf(actor, comment, imprimeur));
  if (refusal !== null) throw new Refusal('GARDE', { message: refusal.message });
  const effects = forcedEffects(project.statut, to);
  return { step: { target: to, to, effects, forced: true }, imprimeur };
}

/** Runs in a transaction; a client's submission that exceeds the quota is forwarded to head office. */
async function orPassOn<Result>(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await inTransaction(pool, work);
  } catch (error) {
    const kept = error instanceof Refusal && (error.code === 'QUOTA' || error.code === 'QUOTA_PDA');
    if (kept && actor.role === 'client') await passToHeadOffice(pool, mails, actor, id);
    throw error;
  }
}

/**
 * A requested change of status. One transaction: lock, role and guards, then the move. Idempotent by user, target and
 * version; of two different concurrent ones, one wins (specification/statuses.md#a-move). Returns the moved project, or
 * that the call is a repetition.
 * @throws Refusal INTROUVABLE, VERSION, ROLE, TRANSITION, GARDE, QUOTA, QUOTA_PDA
 */
export async function changeStatus(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  target: Target,
  body: Body,
): Promise<ProjectView | 'repeated'> {
  const outcome = await orPassOn(pool, mails, actor, id, async (tx) => {
    const project = await lockToMove(tx, id, actor);
    // Checked before the scope: the first call may have moved the project out of it. An unchanged version means that
    // nobody has moved it since.
    const mayBeDone = project?.version !== body.version;
    if (mayBeDone && (await wasAlreadyDone(tx, id, actor.name, target, body.version))) return 'repeated';
    if (project === null) throw new Refusal('INTROUVABLE');
    if (project.version !== body.version) return 'stale';
    const comment = body.comment?.trim() ?? '';
    const decide = body.force === true ? byForce : byTheTable;
    const decided = await decide(tx, { actor, project, target, body, comment });
    return moveProject(tx, mails, {
      project,
      actor,
      comment,
      fichiers: body.fichiers ?? [],
      silent: body.force === true && body.sansMail === true,
      ...decided,
    });
  });
  if (outcome === 'stale') throw await staleVersion(pool, id, actor);
  return outcome;
}
