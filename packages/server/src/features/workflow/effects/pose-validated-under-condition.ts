import type { Effect } from './effect.ts';

/** `pose:validatedUnderCondition`: the same, on the condition that the comment says; it blocks nothing (specification/statuses.md#pre-visit). */
export const poseValidatedUnderCondition: Effect = {
  change: ({ comment }) => ({ pose_resultat: 'sousConditionPose', pose_condition: comment }),
};
