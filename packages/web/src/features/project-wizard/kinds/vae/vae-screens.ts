import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { boardScreens } from '../../boards/board-screens.ts';
import { boardsInWords } from '../../boards/board-words.ts';
import type { KindScreens } from '../../session/kind-screens.ts';

/** Caissons Lumineux and Boards PVC: delivered printed. */
export const vaeScreens: KindScreens<StepPath<'VAE'>> = {
  ...boardScreens,
  steps: {
    ...boardScreens.steps,
    livraison: {
      Screen: lateScreen(async () => (await import('../../boards/boards-later.tsx')).boardsLater.BoardCopies),
      wide: true,
      lede: 'Un exemplaire de chaque board, sauf si vous en voulez plus.',
    },
  },
  orderInWords: boardsInWords,
};
