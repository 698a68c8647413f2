import { autresInfos } from '@ardoise/domain/kinds/psm/steps/autres-infos.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import { usePoseAgain } from '../../steps/use-pose-again.ts';

/** Print, the dc, and the pose. */
export function AutresInfos() {
  usePoseAgain();
  return <StepFields groups={autresInfos.groups} />;
}
