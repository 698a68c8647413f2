import type { Effect } from './effect.ts';

/** `pose:refused`: nothing can be put up there. */
export const poseRefused: Effect = {
  change: () => ({ pose_resultat: 'refusPose', pose_condition: '' }),
};
