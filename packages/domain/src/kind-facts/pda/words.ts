import type { KindWords } from '../words.ts';

/** Words of a Direct Agence. */
export const pdaWords: KindWords = {
  name: 'Direct Agence',
  all: 'Direct Agence',
  ordered: 'un Direct Agence',
  moved: { 'Client → Brouillon': 'Le projet a bien été repris en brouillon.' },
  tile: {
    type: 'Direct Agence',
    title: 'Direct Agence',
    description: 'Un brief confié à l’agence, complété par le client.',
    create: 'Créer un Direct Agence',
    question: 'Un Direct Agence, pour quel point de vente\u00a0?',
    last: 'Dernier Direct Agence',
  },
};
