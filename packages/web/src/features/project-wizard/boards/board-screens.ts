import { boardDrawings } from '@ardoise/domain/boards/board-drawings.ts';
import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import type { WizardProject } from '@ardoise/domain/wizards/wizard-project.ts';
import { useMemo } from 'react';
import { counted } from '../../../components/format-number.ts';
import { lateScreen } from '../../../components/late-screen.tsx';
import { useCatalogue } from '../catalogue/catalogue-query.ts';
import { LateNewPrices } from '../new-prices/late-new-prices.ts';
import type { KindScreens, PresentDrawings } from '../session/kind-screens.ts';
import { agencyAndPlan } from '../steps/agency-and-plan.ts';
import { BoardSummary } from './BoardSummary.tsx';
import { boardCount } from './board-words.ts';

/** Each board of an order as printed. Where the catalogue is unreachable, their look is neutral. */
function useBoardDrawings({ boards }: WizardProject): PresentDrawings {
  const { data, error } = useCatalogue('boards');
  const isLoading = data === undefined && error === null;
  const drawings = useMemo(
    () => (isLoading ? null : boardDrawings.of({ boards }, { boards: data ?? [] })),
    [boards, data, isLoading],
  );
  return { drawings };
}

const later = async () => (await import('./boards-later.tsx')).boardsLater;

/** The steps shared by Caissons Lumineux, Boards PVC and Digital: all but the delivery. */
type BoardStep = StepPath<'VAE'> & StepPath<'VAE_DIGITAL'>;

/** Common screens of boards, printed or on a screen. */
export const boardScreens = {
  steps: {
    'info-pdv': {},
    'creation/id-projet': agencyAndPlan,
    'creation/choix-boards': {
      Screen: lateScreen(async () => (await later()).ChoixBoards),
      wide: true,
      lede: 'Choisissez combien vous voulez de chaque modèle. Leur format vient à l’étape suivante.',
      tally: (project: WizardProject) => counted(boardCount(project), 'board', 'boards'),
    },
    'creation/format': {
      Screen: lateScreen(async () => (await later()).FormatBoards),
      wide: true,
      lede: 'Tout est dessiné à la même échelle. Une bouteille mesure 33 cm.',
    },
    'contenu/boards': {
      Screen: lateScreen(async () => (await later()).BoardList),
      wide: true,
      lede: 'Chaque board est montré comme il sera imprimé.',
      solo: true,
      newPrices: LateNewPrices,
      entry: { Screen: lateScreen(async () => (await later()).BoardEditor), next: 'Valider ce board' },
    },
    pose: {
      Screen: lateScreen(async () => (await later()).Pose),
      lede: 'Un installateur les accroche au-dessus du comptoir.',
    },
  },
  lists: ['boards', 'visuel-solide', 'boissons'],
  Summary: BoardSummary,
  summaryTitle: 'Vos boards',
  summaryCount: boardCount,
  useDrawings: useBoardDrawings,
} as const satisfies Omit<KindScreens<BoardStep>, 'orderInWords'>;
