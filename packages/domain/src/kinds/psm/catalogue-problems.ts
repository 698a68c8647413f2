import { drinksAt, nameAt } from '../../wizards/catalogue/choice-places.ts';
import { catalogueCheck, drinksOffered, nameOffered } from '../../wizards/catalogue/offered.ts';
import { charte } from './steps/charte.ts';
import { gamme } from './steps/gamme.ts';
import { support } from './steps/support.ts';

const LISTS = ['supportssurmesure', 'matieres', 'chartescce', 'boissons'] as const;

const PLACES = [
  nameAt('supportssurmesure', 'supports.*.type'),
  nameAt('matieres', 'supports.*.matiere'),
  drinksAt('supports.*.boissons'),
  nameAt('chartescce', 'charte.charteCCE'),
];

/**
 * Catalogue choices of a Sur Mesure that head office does not offer: support types, materials and charters are stored
 * by name.
 */
export const psmCatalogue = catalogueCheck(
  LISTS,
  PLACES,
  ({ supports = [], charte: { isCharteCCE, charteCCE } = {} }, catalogue) => [
    [
      support,
      supports.flatMap(({ type, matiere }, index) => [
        ...nameOffered(`supports.${index}.type`, 'Le support', type, catalogue.supportssurmesure),
        ...nameOffered(`supports.${index}.matiere`, 'La matière', matiere, catalogue.matieres),
      ]),
    ],
    [
      charte,
      nameOffered(
        'charte.charteCCE',
        'La charte',
        isCharteCCE === 'oui' ? charteCCE : undefined,
        catalogue.chartescce,
      ),
    ],
    [
      gamme,
      supports.flatMap(({ isGamme, boissons }, index) =>
        isGamme === 'oui' ? drinksOffered(`supports.${index}.boissons`, boissons, catalogue) : [],
      ),
    ],
  ],
);
