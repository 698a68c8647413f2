import { POSE_RESULTS, type PoseEffect, poseOutcomeOf } from '@ardoise/domain/projects/pose-results.ts';
import type { PoseResult } from '@ardoise/domain/projects/statuses.ts';
import type { Effect } from './effect.ts';

/** A condition is the comment; it blocks nothing (specification/statuses.md#pre-visit). */
const recording = (result: PoseResult): Effect => ({
  change: ({ comment }) => ({
    pose_resultat: result,
    pose_condition: poseOutcomeOf(result)?.answer === 'conditional' ? comment : '',
  }),
});

/** `pose:validated` and the others: each stores the outcome that the table gives it. */
export const POSE_EFFECTS = Object.fromEntries(
  Object.entries(POSE_RESULTS).map(([result, { effect }]) => [effect, recording(result as PoseResult)]),
) as Record<PoseEffect, Effect>;
