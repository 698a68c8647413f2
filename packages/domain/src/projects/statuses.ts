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
export const FINAL_STATUSES: readonly Status[] = ['Terminé', 'Rejeté', 'Annulé'];

/** Whether it precedes the first entry into Agence: the order is still being edited. */
export function isBeforeSubmission(statut: Status): boolean {
  return statut === 'Brouillon' || statut === 'Client';
}

/** Values that `PUT …/statut/{new_statut}` accepts: a status, an outcome of the pre-visit, or the dc's agreement. */
export const TARGETS = [...STATUSES, 'validationPose', 'sousConditionPose', 'refusPose', 'accordDC'] as const;
export type Target = (typeof TARGETS)[number];

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
  | 'clientEmailKnown'
  | 'commentGiven'
  | 'freshProof'
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
  | 'clientApprovalStillValid'
  | 'noPose'
  | 'poseDateSet'
  | 'deliveryEmailKnown'
  | 'notToBePrinted';

/** Effects that a row can name. Each has its handler in the server (features/workflow/effects). */
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

/** THE table: every allowed change of status, for every kind (specification/statuses.md). (kind, from, target) is unique. */
export const TRANSITIONS: readonly Transition[] = [
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Brouillon', target: 'Agence', to: 'Agence', label: "Soumettre à l'Agence", roles: ['dc', 'siege', 'administrator'], guards: ['wizardComplete', 'clientSigned', 'dcSigned', 'agencyKnown', 'quotaAvailable'], effects: ['roundTrip+1', 'quota:consume'] },
  { kinds: ['PDA'], from: 'Brouillon', target: 'Client', to: 'Client', label: 'Envoyer au client', roles: ['dc', 'siege', 'administrator'], guards: ['drinksChosen', 'clientEmailKnown', 'agencyKnown'], effects: ['history:supportComment', 'client:sendLink'] },
  { kinds: ['PDA'], from: 'Brouillon', target: 'Agence', to: 'Agence', label: "Soumettre à l'Agence", roles: ['dc', 'client', 'siege', 'administrator'], guards: ['wizardComplete', 'clientSigned', 'quotaAvailable', 'agencyKnown'], effects: ['roundTrip+1', 'quota:consume'] },
  { kinds: ['PDA'], from: 'Client', target: 'Agence', to: 'Agence', label: "Envoyer à l'agence", roles: ['client', 'dc', 'siege', 'administrator'], guards: ['wizardComplete', 'clientSigned', 'quotaAvailable', 'agencyKnown'], effects: ['roundTrip+1', 'quota:consume', 'client:revokeLink'] },
  { kinds: ['PDA'], from: 'Client', target: 'Brouillon', to: 'Brouillon', label: 'Reprendre en brouillon', roles: ['dc', 'siege', 'administrator'], guards: [], effects: ['client:revokeLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Agence', target: 'Brouillon', to: 'Brouillon', label: 'Retour en brouillon', roles: ['agence', 'siege', 'administrator'], guards: ['commentGiven'], effects: ['returnToDraft+1', 'quota:releaseOnFirstReturn'] },
  { kinds: ['PDA'], from: 'Agence', target: 'Client', to: 'Client', label: 'Retour au client', roles: ['agence', 'siege', 'administrator'], guards: ['commentGiven'], effects: ['client:sendLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Agence', target: 'Validation DC', to: 'Validation DC', label: 'Soumettre au DC', roles: ['agence', 'siege', 'administrator'], guards: ['freshProof'], effects: [] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Exécution', target: 'Validation DC', to: 'Validation DC', label: 'Soumettre au DC', roles: ['agence', 'siege', 'administrator'], guards: ['freshProof'], effects: [] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Validation DC', target: 'Agence', to: 'Agence', label: "Retour à l'Agence", roles: ['dc', 'siege', 'administrator'], guards: ['commentGiven'], effects: ['roundTrip+1'] },
  { kinds: ['PDA'], from: 'Validation DC', target: 'accordDC', to: 'Agence', label: 'Accord du DC', roles: ['dc', 'siege', 'administrator'], guards: [], effects: ['dc:agreed'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Validation DC', target: 'Validation Client', to: 'Validation Client', label: 'Soumettre au client', roles: ['dc', 'siege', 'administrator'], guards: ['freshProof'], effects: ['client:sendLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Agence', target: 'Validation Client', to: 'Validation Client', label: 'Soumettre au client', roles: ['agence', 'siege', 'administrator'], guards: ['freshProof'], effects: ['client:sendLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Exécution', target: 'Validation Client', to: 'Validation Client', label: 'Soumettre au client', roles: ['agence', 'siege', 'administrator'], guards: ['freshProof'], effects: ['client:sendLink'] },
  { kinds: ['PDA'], from: 'Agence', target: 'Validation Client', to: 'Validation Client', label: 'Demander validation au client', roles: ['agence', 'siege', 'administrator'], guards: ['freshProof'], effects: ['client:sendLink'] },
  { kinds: ['PDA'], from: 'Validation CCEP', target: 'Validation Client', to: 'Validation Client', label: 'Demander validation au client', roles: ['siege', 'administrator'], guards: [], effects: ['client:sendLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Validation Client', target: 'Agence', to: 'Agence', label: 'Demander des corrections', roles: ['client', 'dc', 'siege', 'administrator'], guards: ['commentOrPostIt'], effects: ['roundTrip+1', 'client:revokeLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Validation Client', target: 'Exécution', to: 'Exécution', label: 'Valider la création', roles: ['client', 'dc', 'siege', 'administrator'], guards: ['clientApproval', 'noPoseOrPrevisited'], effects: ['proof:freeze', 'client:revokeLink'] },
  { kinds: ['VAE', 'PSM'], from: 'Validation Client', target: 'Prévisite', to: 'Prévisite', label: "Soumettre à l'installateur", roles: ['client', 'dc', 'siege', 'administrator'], guards: ['clientApproval', 'hasPose', 'poseContactKnown', 'notPrevisited'], effects: ['proof:freeze', 'client:revokeLink'] },
  { kinds: ['PDA'], from: 'Validation Client', target: 'Validation CCEP', to: 'Validation CCEP', label: 'Valider la création', roles: ['client', 'dc', 'siege', 'administrator'], guards: ['clientApproval'], effects: ['proof:freeze', 'client:revokeLink'] },
  { kinds: ['VAE', 'PSM'], from: 'Prévisite', target: 'validationPose', to: 'Exécution', label: 'Valider la pose', roles: ['installateur', 'siege', 'administrator'], guards: ['previsitDateSet'], effects: ['pose:validated'] },
  { kinds: ['VAE', 'PSM'], from: 'Prévisite', target: 'sousConditionPose', to: 'Exécution', label: 'Valider sous condition', roles: ['installateur', 'siege', 'administrator'], guards: ['previsitDateSet', 'commentGiven'], effects: ['pose:validatedUnderCondition'] },
  { kinds: ['VAE', 'PSM'], from: 'Prévisite', target: 'refusPose', to: 'Rejeté', label: 'Refuser la pose', roles: ['installateur', 'siege', 'administrator'], guards: ['commentGiven'], effects: ['pose:refused', 'quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'PSM'], from: 'Exécution', target: 'Impression', to: 'Impression', label: 'Envoyer en impression', roles: ['agence', 'siege', 'administrator'], guards: ['toBePrinted', 'printerChosen', 'executionFile', 'clientApprovalStillValid'], effects: ['printer:set'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Agence', target: 'Impression', to: 'Impression', label: 'Envoyer en impression', roles: ['agence', 'siege', 'administrator'], guards: ['toBePrinted', 'printerChosen', 'clientApprovalStillValid', 'executionFile'], effects: ['printer:set'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Validation CCEP', target: 'Impression', to: 'Impression', label: 'Envoyer en impression', roles: ['siege', 'administrator'], guards: ['toBePrinted', 'printerChosen', 'clientApprovalStillValid', 'executionFile'], effects: ['printer:set'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Validation CCEP', target: 'Agence', to: 'Agence', label: "Retour à l'Agence", roles: ['siege', 'administrator'], guards: ['commentGiven'], effects: ['roundTrip+1'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Validation CCEP', target: 'Rejeté', to: 'Rejeté', label: 'Refuser le projet', roles: ['siege', 'administrator'], guards: ['commentGiven'], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Agence', target: 'Rejeté', to: 'Rejeté', label: 'Refuser le projet', roles: ['siege', 'administrator'], guards: ['commentGiven'], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Impression', target: 'Validation CCEP', to: 'Validation CCEP', label: 'Demander validation au CCEP', roles: ['printer', 'siege', 'administrator'], guards: ['commentGiven'], effects: [] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Impression', target: 'Agence', to: 'Agence', label: "Retour à l'Agence", roles: ['printer', 'siege', 'administrator'], guards: ['commentGiven'], effects: ['roundTrip+1'] },
  { kinds: ['CHR', 'VAE', 'PSM'], from: 'Impression', target: 'Exécution', to: 'Exécution', label: 'Retour en Exécution', roles: ['printer', 'siege', 'administrator'], guards: ['commentGiven'], effects: [] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Impression', target: 'Imprimé', to: 'Imprimé', label: 'Passer en imprimé', roles: ['printer', 'siege', 'administrator'], guards: [], effects: ['quota:countAsPrinted'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Imprimé', target: 'Agence', to: 'Agence', label: "Retour à l'Agence", roles: ['printer', 'siege', 'administrator'], guards: ['commentGiven'], effects: ['roundTrip+1'] },
  { kinds: ['VAE', 'PSM'], from: 'Imprimé', target: 'Livré', to: 'Livré', label: 'Passer en livré', roles: ['printer', 'siege', 'administrator'], guards: ['hasPose'], effects: [] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Imprimé', target: 'Terminé', to: 'Terminé', label: 'Passer en livré', roles: ['printer', 'siege', 'administrator'], guards: ['noPose'], effects: [] },
  { kinds: ['VAE', 'PSM'], from: 'Livré', target: 'Terminé', to: 'Terminé', label: 'Pose effectuée', roles: ['installateur', 'siege', 'administrator'], guards: ['poseDateSet'], effects: [] },
  { kinds: ['VAE_DIGITAL'], from: 'Exécution', target: 'Livré', to: 'Livré', label: 'Livrer les fichiers', roles: ['agence', 'siege', 'administrator'], guards: ['deliveryEmailKnown', 'executionFile', 'clientApprovalStillValid'], effects: ['quota:countAsDigital', 'mail:filesToVideoAddress'] },
  { kinds: ['VAE_DIGITAL'], from: 'Livré', target: 'Terminé', to: 'Terminé', label: 'Terminer', roles: ['agence', 'dc', 'siege', 'administrator'], guards: [], effects: [] },
  { kinds: ['CHR'], from: 'Exécution', target: 'Terminé', to: 'Terminé', label: 'Terminer et envoyer les fichiers au client', roles: ['agence', 'siege', 'administrator'], guards: ['notToBePrinted', 'executionFile', 'clientApprovalStillValid'], effects: ['quota:countAsDigital', 'mail:executionFilesToClient'] },
  { kinds: ['PSM'], from: 'Exécution', target: 'Terminé', to: 'Terminé', label: 'Terminer', roles: ['agence', 'siege', 'administrator'], guards: ['notToBePrinted', 'noPose', 'executionFile', 'clientApprovalStillValid'], effects: [] },
  { kinds: ['PSM'], from: 'Exécution', target: 'Livré', to: 'Livré', label: 'Passer en livré', roles: ['agence', 'siege', 'administrator'], guards: ['notToBePrinted', 'hasPose', 'executionFile', 'clientApprovalStillValid'], effects: [] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Agence', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['dc', 'mdv', 'siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Validation DC', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['dc', 'mdv', 'siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Brouillon', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['PDA'], from: 'Client', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled', 'client:revokeLink'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM', 'PDA'], from: 'Validation Client', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled', 'client:revokeLink'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Validation CCEP', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['VAE', 'PSM'], from: 'Prévisite', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'VAE_DIGITAL', 'PSM'], from: 'Exécution', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Impression', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['CHR', 'VAE', 'PSM', 'PDA'], from: 'Imprimé', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
  { kinds: ['VAE', 'VAE_DIGITAL', 'PSM'], from: 'Livré', target: 'Annulé', to: 'Annulé', label: 'Annuler', roles: ['siege', 'administrator'], guards: [], effects: ['quota:countAsCancelled'] },
];
