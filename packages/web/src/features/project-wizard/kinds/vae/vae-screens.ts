import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { boardScreens } from '../../boards/board-screens.ts';
import { boardsInWords } from '../../boards/board-words.ts';
import type { KindScreens } from '../kind-screens.ts';

/** Caissons Lumineux and Boards PVC: delivered printed. */
export const vaeScreens: KindScreens<StepPath<'VAE'>> = {
  ...boardScreens,
  steps: { ...boardScreens.steps, livraison: { wide: true } },
  orderInWords: boardsInWords,
};
