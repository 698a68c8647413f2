import type { Project } from '@ardoise/domain/contract/projects.ts';
import type { PoseResult } from '@ardoise/domain/projects/statuses.ts';

type Pose = NonNullable<Project['pose']>;

/** Label and tone of a pre-visit's outcome. */
export interface PoseOutcomeWords {
  tone: 'done' | 'wait' | 'stop';
  said: string;
  /** The installer's text; empty without one. */
  condition: string;
}

const OUTCOMES: Record<PoseResult, Pick<PoseOutcomeWords, 'tone' | 'said'>> = {
  validationPose: { tone: 'done', said: 'La pose est validée à la prévisite' },
  sousConditionPose: { tone: 'wait', said: 'La pose est validée sous condition' },
  refusPose: { tone: 'stop', said: 'La pose est refusée à la prévisite' },
};

/** Whether it has words: a page may be older than the server. */
const isKnown = (resultat: string): resultat is PoseResult => Object.hasOwn(OUTCOMES, resultat);

/** The outcome of the pre-visit in words; null before. */
export function poseOutcome({
  resultat,
  condition,
}: Pick<Pose, 'resultat' | 'condition'>): PoseOutcomeWords | null {
  return isKnown(resultat) ? { ...OUTCOMES[resultat], condition } : null;
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
