import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { rangeOffer } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import type { KindScreens } from '../kind-screens.ts';
import { AutresInfos } from './AutresInfos.tsx';
import { NoSupport } from './NoSupport.tsx';
import { RangeDialog } from './RangeDialog.tsx';
import { SupportCopies } from './SupportCopies.tsx';
import { SupportCreation } from './SupportCreation.tsx';
import { SupportList } from './SupportList.tsx';
import { SupportRange } from './SupportRange.tsx';
import { SupportSummary } from './SupportSummary.tsx';
import { creationState, rangeState, supportCount, supportsInWords } from './support-words.ts';

/** Sur Mesure: one screen per step; the content of the supports is asked support by support. */
export const psmScreens: KindScreens<StepPath<'PSM'>> = {
  steps: {
    'info-pdv': {},
    'creation/id-projet': agencyAndPlan,
    'creation/support': {
      Screen: SupportList,
      wide: true,
      lede: 'Mesurez sur place. Le dessin montre chaque support à sa vraie taille.',
    },
    'creation/charte': {},
    'contenu/gamme': {
      wide: true,
      tabs: {
        Screen: SupportRange,
        state: ({ supports = [] }, rank) => rangeState(supports[rank] ?? {}),
        Empty: NoSupport,
        offer: {
          isDue: ({ supports = [] }, entry) => rangeOffer(supports, entry) !== null,
          Dialog: RangeDialog,
        },
      },
    },
    'contenu/edition': {
      wide: true,
      lede: 'Ce que l’agence doit y écrire et y dessiner.',
      tabs: {
        Screen: SupportCreation,
        state: ({ supports = [] }, rank) => creationState(supports[rank] ?? {}),
        Empty: NoSupport,
      },
    },
    'autres-infos': { Screen: AutresInfos },
    livraison: { Screen: SupportCopies, wide: true },
  },
  lists: ['supportssurmesure', 'matieres', 'chartescce', 'boissons'],
  Summary: SupportSummary,
  summaryCount: supportCount,
  useDrawings: () => ({ drawings: [] }),
  orderInWords: supportsInWords,
};
