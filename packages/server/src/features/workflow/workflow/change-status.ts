import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { PRINTER_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { changeStatus as statusCall } from '@ardoise/domain/contract/projects.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import type { ReturnCause } from '@ardoise/domain/projects/return-causes.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Target, Transition } from '@ardoise/domain/projects/statuses.ts';
import type { GuardRequest } from '@ardoise/domain/rules/guards.ts';
import { forcedEffects, forcedNeeds } from '@ardoise/domain/rules/moves.ts';
import { refusalOf, rowsFor, statusesOf } from '@ardoise/domain/rules/transitions.ts';
import type { Pool } from 'pg';
import { type Db, inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { findPrinter } from '../../base/people/people.repository.ts';
import { factsOf } from '../../project/projects/guard-facts.ts';
import { wasAlreadyDone } from '../../project/projects/history.repository.ts';
import { demand, type StoredProject } from '../../project/projects/project-record.ts';
import type { ProjectView } from '../../project/projects/project-view.repository.ts';
import { staleVersion } from '../../project/projects/read-project.ts';
import { passToHeadOffice } from './ask-arbitration.ts';
import { agencyNow, isOpenAgency, refuseByGuards } from './check-guards.ts';
import { deliveryOf, promiseOf } from './delivery-of-move.ts';
import { type Move, moveFrom } from './effects/move.ts';
import { findToMove, type MoveFacts, type ProjectToMove } from './move-facts.repository.ts';
import { moveAtOnce, moveProject } from './move-project.ts';
import { returnCauses } from './return-causes.ts';

type Body = BodyOf<typeof statusCall>;

/** A call: the actor, the project, the target. */
interface Asked {
  actor: Actor;
  id: string;
  target: Target;
  body: Body;
  causes: readonly ReturnCause[];
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
async function printerOf(
  db: Db,
  { agence }: StoredProject,
  { readers }: MoveFacts,
  body: Body,
): Promise<string | null> {
  const chosen = body.imprimeur ?? agence;
  if (chosen === null || (chosen === agence && isOpenAgency(agence, readers))) return chosen;
  const printer = await findPrinter(db, chosen);
  if (printer !== null) return printer;
  throw new Refusal('GARDE', { message: PRINTER_NEEDED });
}

type Decision = Pick<Move, 'row' | 'imprimeur' | 'withoutUnit'>;

async function byTheTable(
  db: Db,
  { actor, target, body }: Asked,
  { project, facts }: ProjectToMove,
  comment: string,
): Promise<Decision> {
  const row = findAllowedRow(project, actor, target);
  const imprimeur = row.guards.includes('printerChosen') ? await printerOf(db, project, facts, body) : null;
  const request = requestOf(actor, comment, imprimeur);
  await refuseByGuards(db, project, facts, row, request, true);
  const withoutUnit = () => refuseByGuards(db, project, facts, row, request, false);
  return { row: { ...row, forced: false }, imprimeur, withoutUnit };
}

/**
 * An administrator's move to any status of the kind: requires a comment and what the target needs
 * (specification/statuses.md#forced-moves).
 * @throws Refusal ROLE, TRANSITION, GARDE
 */
async function byForce(
  db: Db,
  { actor, target, body }: Asked,
  { project, facts }: ProjectToMove,
  comment: string,
): Promise<Decision> {
  demand('project.force', project, actor);
  const to = statusesOf(project.kind).find((status) => status === target);
  if (to === undefined || to === project.statut)
    throw new Refusal('TRANSITION', { etat: { statut: project.statut, version: project.version } });
  const needs = forcedNeeds(to);
  const imprimeur = needs.includes('printerChosen') ? await printerOf(db, project, facts, body) : null;
  const agence = agencyNow(project, facts, needs);
  const judged = { ...factsOf(project, null, { quotaAvailable: true, eligibleMedals: null }), agence };
  const refusal = refusalOf({ guards: needs }, judged, requestOf(actor, comment, imprimeur));
  if (refusal !== null) throw new Refusal('GARDE', { message: refusal.message });
  const effects = forcedEffects(project.statut, to);
  return { row: { target: to, to, effects, forced: true }, imprimeur };
}

async function moveOf(db: Db, asked: Asked, read: ProjectToMove): Promise<Move> {
  const { actor, body } = asked;
  const comment = body.comment?.trim() ?? '';
  const decide = body.force === true ? byForce : byTheTable;
  const decided = await decide(db, asked, read, comment);
  const { row, imprimeur } = decided;
  return moveFrom(read.facts, {
    project: read.project,
    actor,
    comment,
    causes: asked.causes,
    fichiers: body.fichiers ?? [],
    silent: body.force === true && body.sansMail === true,
    delivery: deliveryOf(row, read.project, body.livraison),
    promise: promiseOf(row, actor, imprimeur, body.promesse),
    ...decided,
  });
}

/**
 * Reads the project, and whether this very call was already executed: checked before the scope, out of which the first
 * call may have moved it. An unchanged version means that it was not moved since.
 * @throws Refusal INTROUVABLE
 */
async function read(
  db: Db,
  { actor, id, target, body }: Asked,
  lock: boolean,
): Promise<ProjectToMove | 'repeated' | 'stale'> {
  const found = await findToMove(db, id, actor, { printer: body.imprimeur ?? null, lock });
  if (found?.project.version === body.version) return found;
  if (await wasAlreadyDone(db, id, actor.name, target, body.version)) return 'repeated';
  required(found);
  return 'stale';
}

/** One query and one statement; null for a move that writes more, or on a concurrent write (optimistic locking). */
async function atOnce(
  pool: Pool,
  mails: MailQueue,
  asked: Asked,
): Promise<ProjectView | 'repeated' | 'stale' | null> {
  const found = await read(pool, asked, false);
  if (typeof found === 'string') return found;
  const move = await moveOf(pool, asked, found);
  return found.traceLight ? moveAtOnce(pool, mails, move, found.seen) : null;
}

async function locked(
  tx: Transaction,
  mails: MailQueue,
  asked: Asked,
): Promise<ProjectView | 'repeated' | 'stale'> {
  const found = await read(tx, asked, true);
  if (typeof found === 'string') return found;
  return moveProject(tx, mails, await moveOf(tx, asked, found));
}

/** A client's submission that exceeds the quota is forwarded to head office. */
async function orPassOn<Result>(
  pool: Pool,
  mails: MailQueue,
  { actor, id }: Asked,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const kept = error instanceof Refusal && (error.code === 'QUOTA' || error.code === 'QUOTA_PDA');
    if (kept && actor.role === 'client') await passToHeadOffice(pool, mails, actor, id);
    throw error;
  }
}

/**
 * A requested change of status: role and guards, then the move. A plain move is one reading and one statement, which
 * writes only what was read; any other runs in a transaction that locks the project first
 * (docs/decisions/a-move-is-one-statement.md). Idempotent by user, target and version; of two different concurrent
 * ones, one wins (specification/statuses.md#a-move). Returns the moved project, or that the call is a repetition.
 * @throws Refusal INTROUVABLE, VERSION, VALIDATION, ROLE, TRANSITION, GARDE, QUOTA, QUOTA_PDA
 */
export async function changeStatus(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  target: Target,
  body: Body,
): Promise<ProjectView | 'repeated'> {
  const asked = { actor, id, target, body, causes: returnCauses(body.causes) };
  const outcome = await orPassOn(
    pool,
    mails,
    asked,
    async () => (await atOnce(pool, mails, asked)) ?? inTransaction(pool, (tx) => locked(tx, mails, asked)),
  );
  if (outcome === 'stale') throw await staleVersion(pool, id, actor);
  return outcome;
}
