import { poseOutcomeOf } from '../projects/pose-results.ts';
import { STAGES } from '../projects/stages.ts';
import {
  type EffectName,
  type GuardName,
  isBeforeSubmission,
  type PoseResult,
  type Status,
  TARGETS,
  type Target,
} from '../projects/statuses.ts';
import type { WebhookEvent } from '../projects/webhook-events.ts';

/** Side effects of a move besides those of its row in the table, by its source and target. */

const isRefusedPose = (target: string) => poseOutcomeOf(target)?.answer === 'refused';

const JUDGING: readonly Status[] = ['Validation DC', 'Validation Client', 'Validation CCEP'];
const MADE_BY_AGENCY: readonly Status[] = [...STAGES.atAgency, ...STAGES.inExecution];
const AT_CLIENT: readonly Status[] = STAGES.atClient;
const REFUSING: readonly Target[] = ['Rejeté', ...TARGETS.filter(isRefusedPose)];
const STOPPING: readonly Target[] = ['Annulé', ...REFUSING];
const SHOWN: readonly Status[] = ['Validation DC', 'Validation Client'];

/**
 * Whether a move withdraws the client's approval: a return from a status where the proof is reviewed, or to draft,
 * where the order is edited (specification/proofs-and-approvals.md#withdrawal).
 */
export function withdrawsApproval(from: Status, to: Status): boolean {
  return to === 'Brouillon' || (to === 'Agence' && JUDGING.includes(from));
}

/**
 * Whether a move withdraws the dc's agreement to a Direct Agence's proof: as for the client's, or when the client edits
 * the order again.
 */
export function withdrawsDcAgreement(from: Status, to: Status): boolean {
  return to === 'Client' || withdrawsApproval(from, to);
}

/** A return from the printer requires a new execution file (specification/statuses.md#execution-file). */
export function outdatesExecution(from: Status, to: Status): boolean {
  return from === 'Impression' && MADE_BY_AGENCY.includes(to);
}

/** Whether this target stops the project: it is cancelled, refused, or its pose is. */
export function stopsProject(target: Target): boolean {
  return STOPPING.includes(target);
}

/** Whether this target is a refusal by the party expected to answer, not a cancellation. */
export function refusesProject(target: Target): boolean {
  return REFUSING.includes(target);
}

/** In this status a proof is shown to those who answer it (specification/proofs-and-approvals.md#proof). */
export function isUnderReview(statut: Status): boolean {
  return JUDGING.includes(statut);
}

/** In this status the client completes the order, on their account (specification/roles-and-scope.md#scope). */
export function isCompletedByClient(statut: Status): boolean {
  return statut === 'Client';
}

/** In this status the dc writes the order: not sent yet, or taken back (specification/roles-and-scope.md#edit). */
export function isDraft(statut: Status): boolean {
  return statut === 'Brouillon';
}

/** A refused pose counts in Rejeté only: a move out of it requires a new pre-visit. */
export function forgetsPose(resultat: '' | PoseResult, to: Status): boolean {
  return isRefusedPose(resultat) && to !== 'Rejeté';
}

/**
 * In this status a client's link is valid: it is revoked when the project leaves
 * (specification/proofs-and-approvals.md#approval).
 */
export function waitsForClient(statut: Status): boolean {
  return AT_CLIENT.includes(statut);
}

/** Entering this status discloses the proof to the dc or to the client. */
export function showsProof(to: Status): boolean {
  return SHOWN.includes(to);
}

/** In this status the agency attaches proofs and execution files. */
export function isMadeByAgency(statut: Status): boolean {
  return MADE_BY_AGENCY.includes(statut);
}

/**
 * What an entry does to the promised delay: starts it, continues it, or pauses it
 * (specification/statuses.md#deadlines). A forced entry into Agence counts no round trip and starts it all the same
 * (specification/statuses.md#forced-moves); the dc's agreement does neither.
 */
export function clockAt(
  to: Status,
  { counted, forced }: { counted: boolean; forced: boolean },
): 'starts' | 'goes on' | 'rests' {
  if (to === 'Agence') return counted || forced ? 'starts' : 'goes on';
  return to === 'Prévisite' ? 'starts' : 'rests';
}

const ENTRIES = {
  Client: 'entered_client',
  Impression: 'entered_impression',
  Prévisite: 'entered_previsite',
} as const;

/** The column that records a first entry, where a scope needs it (scopes.ts). */
export function entryColumn(to: Status): (typeof ENTRIES)[keyof typeof ENTRIES] | null {
  return (ENTRIES as Partial<Record<Status, (typeof ENTRIES)[keyof typeof ENTRIES]>>)[to] ?? null;
}

/** Requirements of a forced move: a comment, and what its target needs (specification/statuses.md#forced-moves). */
export function forcedNeeds(to: Status): readonly GuardName[] {
  return [
    'commentGiven',
    ...(MADE_BY_AGENCY.includes(to) ? (['agencyKnown'] as const) : []),
    ...(to === 'Client' ? (['clientEmailKnown'] as const) : []),
    ...(to === 'Impression' ? (['printerChosen'] as const) : []),
  ];
}

/** Whether a move submits an order: its client is mailed what was signed, of which the reading before it says whether they have it. */
export function submits({ from, to }: { from: Status; to: Status }): boolean {
  return to === 'Agence' && isBeforeSubmission(from);
}

/**
 * Effects of a forced move besides those of its status: it mails as its target does, and revokes what was pending in
 * its source (specification/statuses.md#forced-moves). It changes no counter.
 */
export function forcedEffects(from: Status, to: Status): readonly EffectName[] {
  return [
    ...(waitsForClient(from) ? (['client:revokeLink'] as const) : []),
    ...(waitsForClient(to) ? (['client:sendLink'] as const) : []),
    ...(to === 'Impression' ? (['printer:set'] as const) : []),
    ...(submits({ from, to }) ? (['mail:orderForm'] as const) : []),
    ...(to === 'Livré' ? (['mail:filesToVideoAddress'] as const) : []),
    ...(to === 'Terminé' ? (['mail:executionFilesToClient'] as const) : []),
  ];
}

/** Webhook events of a move; `approved`: the client's approval makes it (specification/security.md#webhooks). */
export function eventsOfMove(from: Status, to: Status, approved: boolean): readonly WebhookEvent[] {
  return [
    'projet.statut',
    ...(MADE_BY_AGENCY.includes(from) && SHOWN.includes(to) ? (['creation.soumise'] as const) : []),
    ...(approved ? (['creation.accordee'] as const) : []),
    ...(to === 'Terminé' ? (['projet.termine'] as const) : []),
  ];
}
