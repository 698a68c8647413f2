import type { Theme } from '../criterion.ts';
import { absent, TEST } from '../evidence.ts';

export const SCRIPTS: Theme = {
  rank: 7,
  name: 'Scripts',
  criteria: [
    { number: '7.1', title: 'Ce que fait un script se lit par les aides techniques', evidence: TEST },
    {
      number: '7.2',
      title: 'Ce qui remplace un script dit la même chose',
      evidence: absent('Rien ne remplace un script : le produit en a besoin'),
    },
    { number: '7.3', title: 'Tout ce que fait un script se fait au clavier', evidence: TEST },
    { number: '7.4', title: 'Un changement de page ou de sens est voulu ou annoncé', evidence: TEST },
    { number: '7.5', title: 'Un message d’état est annoncé', evidence: TEST },
  ],
};

export const REQUIRED: Theme = {
  rank: 8,
  name: 'Éléments obligatoires',
  criteria: [
    { number: '8.1', title: 'Chaque page dit de quel type elle est', evidence: TEST },
    { number: '8.2', title: 'Le code d’une page est valide', evidence: TEST },
    { number: '8.3', title: 'Chaque page dit sa langue', evidence: TEST },
    { number: '8.4', title: 'Cette langue est la bonne', evidence: TEST },
    { number: '8.5', title: 'Chaque page a un titre', evidence: TEST },
    { number: '8.6', title: 'Ce titre dit où l’on est', evidence: TEST },
    {
      number: '8.7',
      title: 'Un passage dans une autre langue le dit',
      evidence: absent('Tout est en français ; les noms propres ne comptent pas'),
    },
    {
      number: '8.8',
      title: 'Cette autre langue est la bonne',
      evidence: absent('Tout est en français ; les noms propres ne comptent pas'),
    },
    { number: '8.9', title: 'Une balise n’est pas employée pour son seul aspect', evidence: TEST },
    {
      number: '8.10',
      title: 'Un changement de sens de lecture est signalé',
      evidence: absent('Tout se lit de gauche à droite'),
    },
  ],
};

export const STRUCTURE: Theme = {
  rank: 9,
  name: 'Structuration',
  criteria: [
    { number: '9.1', title: 'Des titres, dans l’ordre, structurent la page', evidence: TEST },
    { number: '9.2', title: 'En-tête, navigation, contenu et pied sont déclarés', evidence: TEST },
    { number: '9.3', title: 'Une liste est une liste', evidence: TEST },
    { number: '9.4', title: 'Une citation est déclarée', evidence: absent('Aucune citation') },
  ],
};
