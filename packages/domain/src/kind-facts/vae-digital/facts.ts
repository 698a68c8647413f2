import { boardFacts } from '../board-facts.ts';
import type { KindFacts } from '../facts.ts';
import { USUAL_CURES } from '../usual-cures.ts';

/** Digital: the boards are screens. */
export const vaeDigitalFacts: KindFacts = {
  ...boardFacts,
  kind: 'VAE_DIGITAL',
  supports: [
    {
      type: 'Digital',
      posed: false,
      boards: { formats: ['16:9 horizontal', '16:9 vertical'], onPavement: false, hung: false },
    },
  ],
  base: 'vae-digital',
  usualPath: ['Brouillon', 'Agence', 'Validation DC', 'Validation Client', 'Exécution', 'Livré', 'Terminé'],
  cures: { ...USUAL_CURES, delivery: 'video' },
  deliversFiles: true,
  // A pixel has no size in millimetres.
  drawnAtSize: false,
};
