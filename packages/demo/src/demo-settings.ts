import { DEFAULT_ELIGIBLE_MEDALS } from '@ardoise/domain/projects/kinds.ts';

/** What head office would have set (3-decisions.md section 7). */
export const DEMO_SETTINGS = {
  eligibleMedals: DEFAULT_ELIGIBLE_MEDALS,
  vaeSuspendue: true,
  banniere:
    'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.',
};
