import { SUPPORT_DRINKS } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import { StepFields } from '../../fields/StepFields.tsx';
import type { EntryProps } from '../../session/kind-screens.ts';

/** Whether a support shows drinks, and which. */
export function SupportRange({ rank }: EntryProps) {
  return <StepFields groups={SUPPORT_DRINKS} at={`supports.${rank}`} />;
}
