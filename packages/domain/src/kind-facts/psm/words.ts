import type { KindWords } from '../words.ts';

/** Words of a Sur Mesure. */
export const psmWords: KindWords = {
  name: 'Sur Mesure',
  all: 'Sur Mesure',
  ordered: 'un Sur Mesure',
  moved: { '→ Brouillon': 'Opération réalisée', '→ Terminé': 'Opération réalisée' },
  tile: {
    type: 'Sur Mesure',
    title: 'Sur Mesure',
    description: 'Gold et Platinum, au cas par cas',
    create: 'Créer un Sur Mesure',
    question: 'Un Sur Mesure, pour quel point de vente\u00a0?',
    last: 'Dernier Sur Mesure',
  },
};
