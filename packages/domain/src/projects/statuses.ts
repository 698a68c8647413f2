import type { ProjectKind } from './kinds.ts';
import type { Role } from './roles.ts';

/** The fourteen statuses, in the order of the usual path (specification/statuses.md#the-fourteen). */
export const STATUSES = ['Brouillon', 'Client', 'Agence', 'Validation DC', 'Validation Client', 'Validation CCEP', 'Prévisite', 'Exécution', 'Impression', 'Imprimé', 'Livré', 'Terminé', 'Rejeté', 'Annulé'] as const;
export type Status = (typeof STATUSES)[number];

/** The phase of a status; determines its tone on screen. */
export type StatusTone = 'draft' | 'wait' | 'work' | 'done' | 'stop' | 'void';

export const STATUS_TONES: Record<Status, StatusTone> = {
  Brouillon: 'draft',
  Client: 'wait',
  Agence: 'work',
  'Validation DC': 'wait',
  'Validation Client': 'wait',
  'Validation CCEP': 'wait',
  Prévisite: 'work',
  Exécution: 'work',
  Impression: 'work',
  Imprimé: 'done',
  Livré: 'done',
  Terminé: 'done',
  Rejeté: 'stop',
  Annulé: 'void',
};

/** No row leaves these; only a clone or a forced status continues (specification/statuses.md#the-fourteen). */
export type FinalStatus = 'Terminé' | 'Rejeté' | 'Annulé';
export const FINAL_STATUSES: readonly Status[] = ['Terminé', 'Rejeté', 'Annulé'] satisfies FinalStatus[];

export function isFinal(statut: Status): statut is FinalStatus {
  return FINAL_STATUSES.includes(statut);
}

/** Before the first entry into Agence: the order is still being edited. */
export type DraftStatus = 'Brouillon' | 'Client';
export const BEFORE_SUBMISSION: readonly Status[] = ['Brouillon', 'Client'] satisfies DraftStatus[];

export function isBeforeSubmission(statut: Status): statut is DraftStatus {
  return BEFORE_SUBMISSION.includes(statut);
}

/** Values that `PUT …/statut/{new_statut}` accepts: a status, an outcome of the pre-visit, or the dc's agreement. */
export const TARGETS = [...STATUSES, 'validationPose', 'sousConditionPose', 'refusPose', 'accordDC'] as const;
export type Target = (typeof TARGETS)[number];
/** Outcome of a pre-visit: the target of the move that recorded it. */
export type PoseResult = Exclude<Target, Status | 'accordDC'>;

/** Index of a status on the usual path, from 0; targets that are no status rank last. */
export function statusRank(target: Target): number {
  return TARGETS.indexOf(target);
}

/** `printer` is the user named as the project's printer, or the agency when it prints itself. */
export type TransitionRole = Role | 'printer';

export type GuardName =
  | 'wizardComplete'
  | 'clientSigned'
  | 'dcSigned'
  | 'agencyKnown'
  | 'quotaAvailable'
  | 'drinksChosen'
  | 'clientFillsAlone'
  | 'clientEmailKnown'
  | 'commentGiven'
  | 'freshProof'
  | 'remarksAnswered'
  | 'commentOrPostIt'
  | 'clientApproval'
  | 'noPoseOrPrevisited'
  | 'hasPose'
  | 'poseContactKnown'
  | 'notPrevisited'
  | 'previsitDateSet'
  | 'toBePrinted'
  | 'printerChosen'
  | 'executionFile'
  | 'executionNotToRedo'
  | 'clientApprovalStillValid'
  | 'noPose'
  | 'poseDateSet'
  | 'deliveryEmailKnown'
  | 'notToBePrinted';

/** Effects that a row can name. Each has its handler in the server (features/workflow/workflow/effects). */
export const EFFECT_NAMES = [
  'roundTrip+1',
  'quota:consume',
  'history:supportComment',
  'client:sendLink',
  'client:revokeLink',
  'returnToDraft+1',
  'quota:releaseOnFirstReturn',
  'dc:agreed',
  'proof:freeze',
  'pose:validated',
  'pose:validatedUnderCondition',
  'pose:refused',
  'quota:countAsCancelled',
  'printer:set',
  'quota:countAsPrinted',
  'quota:countAsDigital',
  'mail:executionFilesToClient',
  'mail:filesToVideoAddress',
  'mail:orderForm',
  'mail:trackingLink',
] as const;
export type EffectName = (typeof EFFECT_NAMES)[number];

export interface Transition {
  kinds: readonly ProjectKind[];
  from: Status;
  target: Target;
  to: Status;
  label: string;
  roles: readonly TransitionRole[];
  guards: readonly GuardName[];
  effects: readonly EffectName[];
}
