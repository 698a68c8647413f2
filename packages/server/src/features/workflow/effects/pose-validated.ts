import type { Effect } from './effect.ts';

/** `pose:validated`: the installer saw the place and will put it up. */
export const poseValidated: Effect = {
  change: () => ({ pose_resultat: 'validationPose', pose_condition: '' }),
};
