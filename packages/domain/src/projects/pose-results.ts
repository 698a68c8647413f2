import type { EffectName, PoseResult } from './statuses.ts';

/** What an outcome answers: the installation is possible, possible under the condition in the comment, or not. */
export type PoseAnswer = 'accepted' | 'conditional' | 'refused';

/** An outcome of a pre-visit, and the effect by which a row records it. */
interface PoseOutcome {
  answer: PoseAnswer;
  effect: EffectName;
}

/**
 * THE table of the outcomes of a pre-visit: what is stored, whether one stops the project, and its tone on screen follow
 * (specification/statuses.md#pre-visit).
 */
export const POSE_RESULTS = {
  validationPose: { answer: 'accepted', effect: 'pose:validated' },
  sousConditionPose: { answer: 'conditional', effect: 'pose:validatedUnderCondition' },
  refusPose: { answer: 'refused', effect: 'pose:refused' },
} as const satisfies Record<PoseResult, PoseOutcome>;

export type PoseEffect = (typeof POSE_RESULTS)[keyof typeof POSE_RESULTS]['effect'];

/** The outcome of this target; null for a target that is none, and before a pre-visit. */
export function poseOutcomeOf(target: string): PoseOutcome | null {
  const outcomes: Record<string, PoseOutcome> = POSE_RESULTS;
  return Object.hasOwn(outcomes, target) ? (outcomes[target] ?? null) : null;
}
