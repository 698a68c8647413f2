import { AutresInfos } from './AutresInfos.tsx';
import { RangeDialog } from './RangeDialog.tsx';
import { SupportCopies } from './SupportCopies.tsx';
import { SupportCreation } from './SupportCreation.tsx';
import { SupportList } from './SupportList.tsx';
import { SupportRange } from './SupportRange.tsx';

/** The parts of a Sur Mesure's wizard that its first steps do not show, in one script. */
export const psmLater = {
  AutresInfos,
  RangeDialog,
  SupportCopies,
  SupportCreation,
  SupportList,
  SupportRange,
};
