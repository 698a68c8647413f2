import { boardFacts } from '../board-facts.ts';
import type { KindFacts } from '../facts.ts';
import { PATH_WITH_POSE } from '../path-with-pose.ts';
import { USUAL_CURES } from '../usual-cures.ts';

const LIGHT_BOXES = ['Horizontal 40x60cm', 'Vertical 60x40cm'] as const;
const LARGER = ['Horizontal 60x90cm', 'Vertical 90x60cm', 'Carré 50x50cm'] as const;

/** Caissons Lumineux and Boards PVC; only the latter have a pose. */
export const vaeFacts: KindFacts = {
  ...boardFacts,
  kind: 'VAE',
  supports: [
    {
      type: 'Caissons Lumineux',
      posed: false,
      boards: { formats: LIGHT_BOXES, onPavement: false, hung: true },
    },
    {
      type: 'Boards PVC',
      posed: true,
      boards: { formats: [...LIGHT_BOXES, ...LARGER], onPavement: true, hung: true },
    },
  ],
  base: 'vae',
  usualPath: PATH_WITH_POSE,
  cures: USUAL_CURES,
  deliversFiles: false,
  drawnAtSize: true,
};
