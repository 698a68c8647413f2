import { boardFacts } from '../board-facts.ts';
import type { KindFacts } from '../facts.ts';
import { USUAL_CURES } from '../usual-cures.ts';

/** Caissons Lumineux and Boards PVC; only the latter are put up. */
export const vaeFacts: KindFacts & { open: false } = {
  ...boardFacts,
  kind: 'VAE',
  supports: [
    { type: 'Caissons Lumineux', posed: false },
    { type: 'Boards PVC', posed: true },
  ],
  base: 'vae',
  open: false,
  usualPath: [
    'Brouillon',
    'Agence',
    'Validation DC',
    'Validation Client',
    'Prévisite',
    'Exécution',
    'Impression',
    'Imprimé',
    'Livré',
    'Terminé',
  ],
  cures: USUAL_CURES,
  deliversFiles: false,
};
