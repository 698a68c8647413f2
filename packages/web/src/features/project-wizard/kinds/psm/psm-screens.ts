import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { rangeOffer } from '@ardoise/domain/kinds/psm/steps/gamme.ts';
import { lateScreen } from '../../../../components/late-screen.tsx';
import type { KindScreens } from '../../session/kind-screens.ts';
import { agencyAndPlan } from '../../steps/agency-and-plan.ts';
import { NoSupport } from './NoSupport.tsx';
import { SupportSummary } from './SupportSummary.tsx';
import { creationState, rangeState, supportCount, supportsInWords } from './support-words.ts';

const later = async () => (await import('./psm-later.ts')).psmLater;

/** Sur Mesure: one screen per step; the content of the supports is asked support by support. */
export const psmScreens: KindScreens<StepPath<'PSM'>> = {
  steps: {
    'info-pdv': {},
    'creation/id-projet': agencyAndPlan,
    'creation/support': {
      Screen: lateScreen(async () => (await later()).SupportList),
      wide: true,
      lede: 'Mesurez sur place. Le dessin montre chaque support à sa vraie taille.',
    },
    'creation/charte': {},
    'contenu/gamme': {
      wide: true,
      tabs: {
        Screen: lateScreen(async () => (await later()).SupportRange),
        state: ({ supports = [] }, rank) => rangeState(supports[rank] ?? {}),
        Empty: NoSupport,
        offer: {
          isDue: ({ supports = [] }, entry) => rangeOffer(supports, entry) !== null,
          Dialog: lateScreen(async () => (await later()).RangeDialog, null),
        },
      },
    },
    'contenu/edition': {
      wide: true,
      lede: 'Ce que l’agence doit y écrire et y dessiner.',
      tabs: {
        Screen: lateScreen(async () => (await later()).SupportCreation),
        state: ({ supports = [] }, rank) => creationState(supports[rank] ?? {}),
        Empty: NoSupport,
      },
    },
    'autres-infos': { Screen: lateScreen(async () => (await later()).AutresInfos) },
    livraison: { Screen: lateScreen(async () => (await later()).SupportCopies), wide: true },
  },
  lists: ['supportssurmesure', 'matieres', 'chartescce', 'boissons'],
  Summary: SupportSummary,
  summaryCount: supportCount,
  useDrawings: () => ({ drawings: [] }),
  orderInWords: supportsInWords,
};
