import type { Project } from '@ardoise/domain/contract/projects.ts';

type Pose = NonNullable<Project['pose']>;

/** What a pre-visit came to, and how it looks. */
export interface PoseOutcomeWords {
  tone: 'done' | 'wait' | 'stop';
  said: string;
  /** As the installer wrote it; empty where there is none. */
  condition: string;
}

const OUTCOMES: Record<string, Pick<PoseOutcomeWords, 'tone' | 'said'>> = {
  validationPose: { tone: 'done', said: 'La pose est validée à la prévisite' },
  sousConditionPose: { tone: 'wait', said: 'La pose est validée sous condition' },
  refusPose: { tone: 'stop', said: 'La pose est refusée à la prévisite' },
};

/** The outcome of the pre-visit in words; null while there is none. */
export function poseOutcome({
  resultat,
  condition,
}: Pick<Pose, 'resultat' | 'condition'>): PoseOutcomeWords | null {
  const words = OUTCOMES[resultat];
  return words === undefined ? null : { ...words, condition };
}

/** 'de 09:00 à 18:00', or what is known of it. */
export function poseHours({
  heureouverture = '',
  heurefermeture = '',
}: Pick<Pose, 'heureouverture' | 'heurefermeture'>): string {
  if (heureouverture !== '' && heurefermeture !== '') return `de ${heureouverture} à ${heurefermeture}`;
  if (heureouverture !== '') return `à partir de ${heureouverture}`;
  return heurefermeture === '' ? '' : `jusqu’à ${heurefermeture}`;
}
