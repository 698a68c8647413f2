import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { lateScreen } from '../../../../components/late-screen.tsx';
import { boardScreens } from '../../boards/board-screens.ts';
import { boardsInWords } from '../../boards/board-words.ts';
import type { KindScreens } from '../../session/kind-screens.ts';

/** Digital: delivered as a video, by e-mail. */
export const vaeDigitalScreens: KindScreens<StepPath<'VAE_DIGITAL'>> = {
  ...boardScreens,
  steps: {
    ...boardScreens.steps,
    'creation/format': {
      ...boardScreens.steps['creation/format'],
      lede: 'Selon le sens de l’écran, couché ou debout.',
    },
    'contenu/boards': {
      ...boardScreens.steps['contenu/boards'],
      lede: 'Chaque board est montré comme il s’affichera.',
    },
    video: {
      Screen: lateScreen(async () => (await import('../../boards/boards-later.tsx')).boardsLater.BoardVideo),
      lede: 'Rien n’est imprimé ni posé. Le fichier part par e-mail, prêt à lire sur l’écran du bar.',
    },
  },
  orderInWords: boardsInWords,
};
