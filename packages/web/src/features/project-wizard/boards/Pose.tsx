import { pose as asked } from '@ardoise/domain/boards/pose.ts';
import { StepFields } from '../fields/StepFields.tsx';
import { usePoseAgain } from '../steps/use-pose-again.ts';

/** The pose of the boards. */
export function Pose() {
  usePoseAgain();
  return <StepFields groups={asked.groups} />;
}
