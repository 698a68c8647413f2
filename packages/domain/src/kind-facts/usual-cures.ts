import type { CureSteps } from './facts.ts';

/** Default steps for what guards require. */
export const USUAL_CURES: CureSteps = {
  outlet: 'info-pdv',
  naming: 'creation/id-projet',
  drinks: 'contenu/gamme',
  pose: 'pose',
  delivery: 'livraison',
};
