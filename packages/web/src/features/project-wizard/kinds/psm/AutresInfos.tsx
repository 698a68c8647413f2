import { autresInfos } from '@ardoise/domain/kinds/psm/steps/autres-infos.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import { usePoseAgain } from '../../steps/use-pose-again.ts';
import { useDelegateContact } from './use-delegate-contact.ts';

/** Print, the dc as their account says, and the pose. */
export function AutresInfos() {
  usePoseAgain();
  useDelegateContact();
  return <StepFields groups={autresInfos.groups} />;
}
