import { type Course, names } from './course.ts';

/** What a kitchen offers. */
export const KITCHEN: readonly Course[] = [
  {
    titles: ['Entrées', 'Nos entrées', 'Pour commencer', 'Les Entrées froides et chaudes'],
    from: 6,
    to: 16,
    names: names(`Œuf parfait, crème de champignons
      Œufs mimosa
      Os à moelle, fleur de sel
      Poireaux vinaigrette
      Terrine de campagne maison
      Pâté en croûte du charcutier
      Soupe à l’oignon gratinée
      Velouté de potimarron
      Gravlax de saumon à l’aneth
      Carpaccio de betterave, feta
      Escargots de Bourgogne (les 6)
      Foie gras de canard mi-cuit
      Harengs pommes à l’huile
      Tartare de daurade, mangue et citron vert
      Burrata, tomates anciennes
      Croustillant de chèvre au miel
      Accras de morue
      Rillettes de maquereau
      Céleri rémoulade
      Avocat crevettes sauce cocktail`),
  },
  {
    titles: ['À partager', 'Planches & tapas', 'Le coin apéro', 'Tapas'],
    from: 5,
    to: 26,
    names: names(`Planche mixte 4 pers.
      Planche de charcuterie
      Ardoise de fromages affinés
      Camembert rôti au miel
      Frites maison
      Croquettes de jambon ibérique
      Calamars à la romaine
      Houmous et pain pita
      Tapenade d’olives noires
      Nems de poulet
      Onion rings
      Sardines à l’huile d’olive
      Guacamole & chips de maïs
      Saucisson entier à la coupe
      Pimientos del Padrón
      Beignets de courgette`),
  },
  {
    titles: ['Salades', 'Nos grandes salades', 'Côté fraîcheur'],
    from: 12,
    to: 19,
    names: names(`Salade César au poulet croustillant
      Salade de chèvre chaud, miel et noix
      Salade landaise
      La Niçoise
      Salade périgourdine
      Salade grecque
      Poke bowl saumon avocat
      Salade vosgienne
      Salade océane
      Buddha bowl végétarien
      Salade lyonnaise
      Salade du chef`),
  },
  {
    titles: ['Plats', 'Nos plats', 'Les plats de la brasserie', 'Viandes', 'Côté terre'],
    from: 15,
    to: 34,
    names: names(`Entrecôte 300 g, sauce au poivre
      Bavette à l’échalote
      Tartare de bœuf au couteau
      Magret de canard entier au miel
      Andouillette AAAAA, sauce moutarde
      Côte de bœuf maturée 1 kg
      Confit de canard, pommes sarladaises
      Blanquette de veau à l’ancienne
      Bœuf bourguignon
      Tête de veau sauce gribiche
      Rognons de veau à la moutarde
      Jarret de porc braisé 7 heures
      Joue de bœuf confite au vin rouge
      Souris d’agneau au thym
      Suprême de volaille, crème de morilles
      Travers de porc caramélisés
      Escalope milanaise
      Pavé de rumsteck
      Saucisse-purée
      Pot-au-feu de grand-mère
      Steak haché à cheval
      Choucroute royale
      Cassoulet de Castelnaudary
      Petit salé aux lentilles
      Poulet rôti du dimanche
      Vol-au-vent financière`),
  },
  {
    titles: ['Poissons', 'Côté mer', 'Les poissons et crustacés'],
    from: 16,
    to: 36,
    names: names(`Dos de cabillaud, beurre blanc
      Moules marinières
      Moules à la crème et au lard
      Filet de bar à la plancha
      Sole meunière
      Aile de raie aux câpres
      Noix de Saint-Jacques snackées
      Fish & chips sauce tartare
      Pavé de saumon à l’oseille
      Brandade de morue parmentière
      Huîtres fines de claire n° 3 (les 12)
      Plateau de fruits de mer
      Gambas flambées au pastis
      Thon mi-cuit au sésame
      Bouillabaisse du port
      Lotte à l’armoricaine`),
  },
  {
    titles: ['Burgers', 'Nos burgers maison', 'BURGERS & CO'],
    from: 13,
    to: 20,
    names: names(`Burger du patron
      Cheese bacon
      Burger savoyard à la raclette
      Le Végé
      Double cheese
      Burger au bleu d’Auvergne
      Chicken burger
      Burger italien
      Burger Rossini
      Le Ch’ti`),
  },
  {
    titles: ['Pâtes', 'Pâtes et risottos', 'Pasta'],
    from: 11,
    to: 20,
    names: names(`Spaghetti bolognaise
      Tagliatelles carbonara
      Linguine aux fruits de mer
      Penne all’arrabbiata
      Lasagnes de la mamma
      Gnocchis au gorgonzola
      Risotto aux cèpes
      Ravioles de Royan
      Macaronis gratinés à la truffe
      Risotto d’asperges vertes`),
  },
  {
    titles: ['Pizzas', 'Pizzas au feu de bois', 'Nos pizzas base tomate'],
    from: 9,
    to: 17,
    names: names(`Margherita
      Reine
      Quatre fromages
      Calzone
      Napolitaine
      Végétarienne
      Orientale
      Chèvre miel
      Savoyarde
      Diavola
      Quatre saisons
      Parma
      Pizza du mois
      Tartufo`),
  },
  {
    titles: ['Fromages', 'Le plateau'],
    from: 5,
    to: 12,
    names: names(`Assiette de trois fromages
      Saint-marcellin entier
      Faisselle, crème ou coulis
      Camembert au lait cru
      Cervelle de canut`),
  },
  {
    titles: ['Desserts', 'Les desserts maison', 'Pour finir', 'Douceurs'],
    from: 5,
    to: 12,
    names: names(`Crème brûlée à la vanille
      Mousse au chocolat
      Tarte Tatin, crème fraîche
      Île flottante
      Baba au rhum
      Profiteroles au chocolat chaud
      Café gourmand
      Moelleux au chocolat
      Tiramisu spéculoos
      Panna cotta aux fruits rouges
      Paris-brest
      Riz au lait de mamie
      Tarte au citron meringuée
      Crumble aux pommes
      Pain perdu, caramel beurre salé
      Salade de fruits frais
      Nougat glacé
      Pavlova du moment`),
  },
  {
    titles: ['Glaces', 'Coupes glacées', 'Nos glaces artisanales'],
    from: 3,
    to: 10,
    names: names(`Dame blanche
      Café liégeois
      Chocolat liégeois
      Banana split
      Coupe colonel
      Pêche melba
      Coupe 2 boules
      Coupe 3 boules
      After Eight
      Poire Belle-Hélène`),
  },
];

export const FORMULAS: readonly string[] = names(`Entrée + plat
  Plat + dessert
  Entrée + plat + dessert
  Plat du jour
  Menu du midi : entrée + plat
  Formule express : plat et café gourmand
  Menu enfant (steak haché frites, glace)
  Menu du terroir
  Menu 2 plats
  Formule étudiante`);

export const DETAILS: readonly string[] = names(`frites maison, salade verte
  pain brioché, cheddar, oignons confits, sauce maison
  tomate, mozzarella, basilic
  servi avec une purée de pommes de terre
  copeaux de parmesan, roquette, huile de truffe
  crème, lardons, oignons
  avec sa boule de glace vanille
  Légumes du marché
  Pommes grenaille, beurre persillé
  Sauce au choix : poivre, roquefort ou échalote
  jambon, champignons, mozzarella, origan
  toasts grillés et confiture d’oignon
  steak haché 180 g, bacon grillé, reblochon fondu
  poulet fermier, croûtons, œuf dur
  pour 2 personnes
  Origine : France
  gluten, lait, œuf
  selon l’humeur du chef`);
