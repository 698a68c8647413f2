import type { Effect } from './effect.ts';

/** `pose:validated`: the installer has seen the place and will install it. */
export const poseValidated: Effect = {
  change: () => ({ pose_resultat: 'validationPose', pose_condition: '' }),
};
