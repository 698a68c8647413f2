import type { EffectName, GuardName, Status, Target } from './statuses.ts';

/** What follows from a move besides its row of the table, by where it leads from and to. */

const JUDGING: readonly Status[] = ['Validation DC', 'Validation Client', 'Validation CCEP'];
const MADE_BY_AGENCY: readonly Status[] = ['Agence', 'Exécution'];
const AT_CLIENT: readonly Status[] = ['Client', 'Validation Client'];
const STOPPING: readonly Target[] = ['Rejeté', 'Annulé', 'refusPose'];
const READ_BY_US: readonly Status[] = ['Validation DC', 'Validation CCEP'];
const SHOWN: readonly Status[] = ['Validation DC', 'Validation Client'];

/**
 * Withdraws the client's agreement: a return from where the proof is judged, or to draft, where the order is rewritten
 * (specification/proofs-and-approvals.md#withdrawal).
 */
export function withdrawsApproval(from: Status, to: Status): boolean {
  return to === 'Brouillon' || (to === 'Agence' && JUDGING.includes(from));
}

/** Withdraws the dc's agreement to a Direct Agence's proof: as the client's, or when the client writes the order anew. */
export function withdrawsDcAgreement(from: Status, to: Status): boolean {
  return to === 'Client' || withdrawsApproval(from, to);
}

/** A return from the printer asks for a new execution file (specification/statuses.md#execution-file). */
export function outdatesExecution(from: Status, to: Status): boolean {
  return from === 'Impression' && MADE_BY_AGENCY.includes(to);
}

/** A move to this target stops the project: it is cancelled, refused, or its pose is. */
export function stopsProject(target: Target): boolean {
  return STOPPING.includes(target);
}

/** Whoever is to act in this status reads the proof first. */
export function asksToReadProof(statut: Status): boolean {
  return READ_BY_US.includes(statut);
}

/** In this status the order is the client's to complete, on their account (specification/roles-and-scope.md#scope). */
export function isCompletedByClient(statut: Status): boolean {
  return statut === 'Client';
}

/** A refused pose counts in Rejeté alone: whoever takes the project up again has the place seen anew. */
export function forgetsRefusedPose(to: Status): boolean {
  return to !== 'Rejeté';
}

/**
 * In this status a client's link waits for an answer: it dies when the project leaves
 * (specification/proofs-and-approvals.md#approval).
 */
export function waitsForClient(statut: Status): boolean {
  return AT_CLIENT.includes(statut);
}

/** Entering this status shows the proof to the dc or to the client. */
export function showsProof(to: Status): boolean {
  return SHOWN.includes(to);
}

/** The agency is at work in this status: proofs and execution files are joined there. */
export function isMadeByAgency(statut: Status): boolean {
  return MADE_BY_AGENCY.includes(statut);
}

/**
 * What a promised delay does at an entry: counts from it, goes on, or rests (specification/statuses.md#deadlines). A
 * forced entry into Agence counts no round trip and starts it all the same (specification/statuses.md#forced-moves);
 * the dc's agreement does neither.
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

/** The column that remembers a first entry, where a scope asks for it (scopes.ts). */
export function entryColumn(to: Status): (typeof ENTRIES)[keyof typeof ENTRIES] | null {
  return (ENTRIES as Partial<Record<Status, (typeof ENTRIES)[keyof typeof ENTRIES]>>)[to] ?? null;
}

/** What a forced move asks for all the same: why, and what its target needs (specification/statuses.md#forced-moves). */
export function forcedNeeds(to: Status): readonly GuardName[] {
  return [
    'commentGiven',
    ...(MADE_BY_AGENCY.includes(to) ? (['agencyKnown'] as const) : []),
    ...(to === 'Client' ? (['clientEmailKnown'] as const) : []),
    ...(to === 'Impression' ? (['printerChosen'] as const) : []),
  ];
}

/**
 * What a forced move does besides what follows from its status: it mails as its target does, and ends what waited where it
 * comes from (specification/statuses.md#forced-moves). It changes no counter.
 */
export function forcedEffects(from: Status, to: Status): readonly EffectName[] {
  return [
    ...(waitsForClient(from) ? (['client:revokeLink'] as const) : []),
    ...(waitsForClient(to) ? (['client:sendLink'] as const) : []),
    ...(to === 'Impression' ? (['printer:set'] as const) : []),
    ...(to === 'Livré' ? (['mail:filesToVideoAddress'] as const) : []),
    ...(to === 'Terminé' ? (['mail:executionFilesToClient'] as const) : []),
  ];
}
