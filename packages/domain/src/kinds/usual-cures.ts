import type { CureSteps } from './facts.ts';

/** Where most kinds ask what guards look for. */
export const USUAL_CURES: CureSteps = {
  outlet: 'info-pdv',
  naming: 'creation/id-projet',
  drinks: 'contenu/gamme',
  pose: 'pose',
  delivery: 'livraison',
};
