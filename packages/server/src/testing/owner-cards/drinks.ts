import { type Course, names } from './course.ts';

export const DRINKS: readonly Course[] = [
  {
    titles: ['Boissons chaudes', 'Cafétéria', 'Cafés, thés'],
    from: 1,
    to: 7,
    names: names(`Expresso
      Café allongé
      Double expresso
      Noisette
      Cappuccino
      Chocolat viennois
      Thé vert à la menthe
      Infusion verveine
      Grand crème
      Irish coffee`),
  },
  {
    titles: ['Apéritifs', 'Cocktails', 'L’apéro'],
    from: 4,
    to: 12,
    names: names(`Kir vin blanc
      Kir royal
      Ricard, Pastis 51
      Martini blanc ou rouge
      Spritz
      Mojito
      Americano maison
      Porto rouge
      Suze
      Piña colada
      Virgin mojito
      Gin tonic`),
  },
  {
    titles: ['Bières', 'Bières pression', 'Sodas et jus'],
    from: 3,
    to: 9,
    names: names(`Blonde pression 25 cl
      Blonde pression 50 cl
      IPA de la brasserie du coin 33 cl
      Triple 33 cl
      Picon bière 25cl
      Cola 33 cl
      Limonade 25 cl
      Jus de pomme fermier 20cl
      Eau pétillante 1 l
      Eau plate 50cl
      Sirop à l’eau
      Diabolo menthe
      Thé glacé pêche 25 cl`),
  },
  {
    titles: ['Vins rouges', 'La cave', 'Vins', 'Nos vins'],
    from: 4,
    to: 9,
    sizes: ['12 cl', '75 cl'],
    names: names(`Bordeaux Château Moulin Neuf
      Brouilly domaine des Nuits
      Côtes-du-Rhône Les Galets
      Saint-Émilion grand cru
      Chinon vieilles vignes
      Morgon côte du Py
      Pic Saint-Loup
      Bourgogne pinot noir
      Madiran tradition
      Cahors cuvée du Roc`),
  },
  {
    titles: ['Vins blancs', 'Blancs et rosés'],
    from: 4,
    to: 9,
    sizes: ['Verre', 'Pichet 50 cl', 'Bouteille'],
    names: names(`Muscadet sur lie
      Sancerre les Caillottes
      Chablis vieilles vignes
      Viognier pays d’Oc
      Tavel rosé
      Côtes de Provence
      Entre-deux-Mers
      Riesling grand cru
      Petit chablis`),
  },
];
