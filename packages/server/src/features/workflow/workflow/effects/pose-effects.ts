import type { Effect } from './effect.ts';

/** `pose:validated`: the installer has seen the place and will install it. */
export const poseValidated: Effect = {
  change: () => ({ pose_resultat: 'validationPose', pose_condition: '' }),
};

/**
 * `pose:validatedUnderCondition`: the same, under the condition in the comment; it blocks nothing
 * (specification/statuses.md#pre-visit).
 */
export const poseValidatedUnderCondition: Effect = {
  change: ({ comment }) => ({ pose_resultat: 'sousConditionPose', pose_condition: comment }),
};

/** `pose:refused`: an installation is impossible there. */
export const poseRefused: Effect = {
  change: () => ({ pose_resultat: 'refusPose', pose_condition: '' }),
};
