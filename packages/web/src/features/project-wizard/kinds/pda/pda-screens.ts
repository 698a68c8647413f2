import type { StepPath } from '@ardoise/domain/kinds/kinds.ts';
import { confirmTypedAgency } from '../../steps/confirm-typed-agency.ts';
import type { KindScreens } from '../kind-screens.ts';
import { AgencyOrderSummary } from './AgencyOrderSummary.tsx';
import { agencyOrderInWords, summaryCount } from './agency-order-words.ts';

/** Direct Agence: one screen per step; the first three are the dc's, the others the client's. */
export const pdaScreens: KindScreens<StepPath<'PDA'>> = {
  steps: {
    'dc/info-client': {},
    'dc/info-projet': { prepare: confirmTypedAgency },
    'dc/gamme': { wide: true, lede: 'Le client les verra, sans pouvoir les changer.' },
    support: { wide: true },
    format: { wide: true },
    brief: {},
    contenu: { wide: true },
    livraison: {},
  },
  lists: ['boissons', 'modeleqrcodesstickers', 'formatPDA', 'matieres_chr', 'matieres', 'illustrations'],
  Summary: AgencyOrderSummary,
  summaryCount,
  useDrawings: () => ({ drawings: [] }),
  orderInWords: agencyOrderInWords,
};
