import type { WholeCardSection } from '@ardoise/domain/card-text/whole-card.ts';

const dish = (nom: string, prix: string, detail = '') => ({ nom, prix, detail, volume: '' });

/** What brasseries of the demonstration cook: each has some of it. */
export const DISHES: readonly WholeCardSection[] = [
  {
    titre: 'Entrées',
    lignes: [
      dish('Œuf mayonnaise', '6,50 €', 'Œufs fermiers, salade d’herbes'),
      dish('Poireaux vinaigrette', '7,50 €', 'Noisettes, moutarde à l’ancienne'),
      dish('Soupe à l’oignon gratinée', '8,50 €'),
      dish('Terrine de campagne', '8,90 €', 'Cornichons, pain grillé'),
      dish('Six huîtres n° 3', '14,50 €'),
    ],
  },
  {
    titre: 'Salades',
    lignes: [
      dish('Chèvre chaud', '14,50 €', 'Miel, pommes'),
      dish('César', '15,90 €', 'Poulet fermier, parmesan'),
      dish('Landaise', '16,90 €', 'Gésiers, magret fumé, noix'),
    ],
  },
  {
    titre: 'Plats',
    lignes: [
      dish('Plat du jour', '13,90 €', 'Voir l’ardoise'),
      dish('Bavette à l’échalote', '18,50 €', 'Frites maison, salade'),
      dish('Entrecôte 300 g', '24,50 €', 'Sauce au choix'),
      dish('Confit de canard', '19,50 €', 'Pommes sarladaises'),
      dish('Moules marinières', '16,50 €', 'Frites maison'),
      dish('Cabillaud, beurre blanc', '21 €', 'Riz, légumes de saison'),
      dish('Risotto aux champignons', '17,50 €'),
      dish('Tartare de bœuf au couteau', '18,90 €', 'Frites maison, salade'),
    ],
  },
  {
    titre: 'Burgers et croques',
    lignes: [
      dish('Burger de la maison', '17,50 €', 'Bœuf, cantal, oignons confits'),
      dish('Burger végétarien', '16,50 €'),
      dish('Croque-monsieur', '11,50 €', 'Salade verte'),
      dish('Croque-madame', '12,50 €', 'Salade verte'),
    ],
  },
  {
    titre: 'Desserts',
    lignes: [
      dish('Crème brûlée', '7,50 €'),
      dish('Mousse au chocolat', '7 €'),
      dish('Tarte du jour', '7,50 €'),
      dish('Café gourmand', '8,50 €'),
      dish('Île flottante', '6,50 €'),
      dish('Profiteroles', '9 €'),
    ],
  },
];
