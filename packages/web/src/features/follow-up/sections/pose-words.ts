import type { Project } from '@ardoise/domain/contract/projects.ts';
import { type PoseAnswer, poseOutcomeOf } from '@ardoise/domain/projects/pose-results.ts';
import type { PoseResult } from '@ardoise/domain/projects/statuses.ts';

type Pose = NonNullable<Project['pose']>;

/** Label and tone of a pre-visit's outcome. */
export interface PoseOutcomeWords {
  tone: 'done' | 'wait' | 'stop';
  said: string;
  /** The installer's text; empty without one. */
  condition: string;
}

const TONES: Record<PoseAnswer, PoseOutcomeWords['tone']> = {
  accepted: 'done',
  conditional: 'wait',
  refused: 'stop',
};

const OUTCOMES: Record<PoseResult, string> = {
  validationPose: 'La pose est validée à la prévisite',
  sousConditionPose: 'La pose est validée sous condition',
  refusPose: 'La pose est refusée à la prévisite',
};

/** The outcome of the pre-visit in words; null before, and for one that a page older than the server does not know. */
export function poseOutcome({
  resultat,
  condition,
}: Pick<Pose, 'resultat' | 'condition'>): PoseOutcomeWords | null {
  const outcome = poseOutcomeOf(resultat);
  return outcome === null
    ? null
    : { tone: TONES[outcome.answer], said: OUTCOMES[resultat as PoseResult], condition };
}

/** 'de 09:00 à 18:00', or the known part. */
export function poseHours({
  heureouverture = '',
  heurefermeture = '',
}: Pick<Pose, 'heureouverture' | 'heurefermeture'>): string {
  if (heureouverture !== '' && heurefermeture !== '') return `de ${heureouverture} à ${heurefermeture}`;
  if (heureouverture !== '') return `à partir de ${heureouverture}`;
  return heurefermeture === '' ? '' : `jusqu’à ${heurefermeture}`;
}
