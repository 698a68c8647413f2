import type { Effect } from './effect.ts';

/** `pose:refused`: an installation is impossible there. */
export const poseRefused: Effect = {
  change: () => ({ pose_resultat: 'refusPose', pose_condition: '' }),
};
