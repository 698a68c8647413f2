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
    supports: [
      { type: 'Boards PVC', hint: 'Imprimés, avec pose' },
      { type: 'Caissons Lumineux', hint: 'Imprimés, sans pose' },
      { type: 'Digital', hint: 'Une vidéo, sans pose' },
    ],
    create: 'Créer un projet VAE',
    question: 'Boards et caissons, pour quel point de vente\u00a0?',
    last: 'Derniers boards',
  },
};
