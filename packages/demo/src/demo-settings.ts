import { KIND_FACTS } from '@ardoise/domain/kinds/kind-facts.ts';
import { TYPE_CODES } from '@ardoise/domain/projects/kinds.ts';

/** Settings of head office in the demonstration (specification/content-management.md#settings). */
export const DEMO_SETTINGS = {
  eligibleMedals: Object.fromEntries(TYPE_CODES.map((code) => [code, KIND_FACTS[code].medals])),
  vaeSuspendue: true,
  banniere:
    'Sur Mesure\u00a0: le budget est consommé à 100\u00a0%. Chaque demande fait l’objet d’un arbitrage au cas par cas.',
};
