import type { Effect } from './effect.ts';

/**
 * `pose:validatedUnderCondition`: the same, under the condition in the comment; it blocks nothing
 * (specification/statuses.md#pre-visit).
 */
export const poseValidatedUnderCondition: Effect = {
  change: ({ comment }) => ({ pose_resultat: 'sousConditionPose', pose_condition: comment }),
};
