import type { KindWords } from './words.ts';

/** Words of the kinds with boards, printed or on a screen. */
export const boardWords: KindWords = {
  name: 'VAE',
  all: 'Boards, caissons, Digital',
  ordered: 'des boards',
  moved: { 'Exécution → Livré': 'Le projet a bien été envoyé en livraison.' },
  tile: {
    type: 'Boards PVC',
    title: 'Boards et caissons',
    description: 'Boards PVC, caissons lumineux et écrans Digital.',
    create: 'Créer un projet VAE',
  },
};
