import type { KindWords } from '../words.ts';

/** Words of a Carte Brasserie. */
export const chrWords: KindWords = {
  name: 'Carte Brasserie',
  all: 'Carte Brasserie',
  ordered: 'une Carte Brasserie',
  moved: {
    'Exécution → Terminé': 'Le projet est terminé, les fichiers d’exécution ont été envoyés au client.',
    'Impression → Exécution': 'Le projet a bien été renvoyé en exécution.',
  },
  tile: {
    type: 'Carte Brasserie',
    title: 'Carte Brasserie',
    description: 'La carte du restaurant, imprimée ou en QR code.',
    create: 'Créer une carte',
    question: 'Une carte, pour quel point de vente\u00a0?',
    last: 'Dernière carte',
  },
};
