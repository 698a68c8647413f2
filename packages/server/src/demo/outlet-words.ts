/** Words the demonstration's outlets are made of. */

/** Towns with a postal code and the telephone prefix, kept for fiction, of their region. */
export const TOWNS: readonly (readonly [town: string, postalCode: string, prefix: string])[] = [
  ['Bordeaux', '33000', '05 36 49'], ['Bordeaux', '33800', '05 36 49'], ['Mérignac', '33700', '05 36 49'], ['Pessac', '33600', '05 36 49'],
  ['Talence', '33400', '05 36 49'], ['Libourne', '33500', '05 36 49'], ['Arcachon', '33120', '05 36 49'], ['Langon', '33210', '05 36 49'],
  ['Saint-Émilion', '33330', '05 36 49'], ['Bergerac', '24100', '05 36 49'], ['Périgueux', '24000', '05 36 49'], ['Sarlat-la-Canéda', '24200', '05 36 49'],
  ['Bayonne', '64100', '05 36 49'], ['Biarritz', '64200', '05 36 49'], ['Pau', '64000', '05 36 49'], ['Dax', '40100', '05 36 49'],
  ['Mont-de-Marsan', '40000', '05 36 49'], ['Agen', '47000', '05 36 49'], ['Toulouse', '31000', '05 36 49'], ['Toulouse', '31300', '05 36 49'],
  ['Albi', '81000', '05 36 49'], ['Montauban', '82000', '05 36 49'], ['La Rochelle', '17000', '05 36 49'], ['Royan', '17200', '05 36 49'],
  ['Saintes', '17100', '05 36 49'], ['Cognac', '16100', '05 36 49'], ['Angoulême', '16000', '05 36 49'], ['Niort', '79000', '05 36 49'],
  ['Poitiers', '86000', '05 36 49'], ['Limoges', '87000', '05 36 49'], ['Nantes', '44000', '02 61 91'], ['Saint-Nazaire', '44600', '02 61 91'],
  ['Angers', '49000', '02 61 91'], ['Saumur', '49400', '02 61 91'], ['Le Mans', '72000', '02 61 91'], ['Tours', '37000', '02 61 91'],
  ['Orléans', '45000', '02 61 91'], ['Blois', '41000', '02 61 91'], ['Rennes', '35000', '02 61 91'], ['Saint-Malo', '35400', '02 61 91'],
  ['Vannes', '56000', '02 61 91'], ['Quimper', '29000', '02 61 91'], ['Lyon', '69002', '04 65 71'], ['Lyon', '69006', '04 65 71'],
  ['Villeurbanne', '69100', '04 65 71'], ['Grenoble', '38000', '04 65 71'], ['Chambéry', '73000', '04 65 71'], ['Annecy', '74000', '04 65 71'],
  ['Valence', '26000', '04 65 71'], ['Clermont-Ferrand', '63000', '04 65 71'], ['Avignon', '84000', '04 65 71'], ['Nîmes', '30000', '04 65 71'],
  ['Montpellier', '34000', '04 65 71'], ['Sète', '34200', '04 65 71'], ['Dijon', '21000', '03 53 01'], ['Beaune', '21200', '03 53 01'],
  ['Besançon', '25000', '03 53 01'], ['Nancy', '54000', '03 53 01'], ['Strasbourg', '67000', '03 53 01'], ['Colmar', '68000', '03 53 01'],
  ['Reims', '51100', '03 53 01'], ['Troyes', '10000', '03 53 01'], ['Lille', '59000', '03 53 01'], ['Arras', '62000', '03 53 01'],
];

export const HOUSES = ['Brasserie', 'Café', 'Bistrot', 'Bar', 'Auberge', 'Restaurant', 'Grand Café', 'Petit Bistrot'] as const;

export const COMPLEMENTS = [
  'des Halles', 'du Marché', 'de la Gare', 'du Port', 'de la Paix', 'des Arts', 'du Théâtre', 'de la Place', 'du Commerce', 'des Voyageurs',
  'de l’Europe', 'de la Poste', 'du Pont', 'des Quais', 'de la Tour', 'du Centre', 'de l’Horloge', 'du Palais', 'des Tilleuls', 'de la Fontaine',
  'du Canal', 'des Platanes', 'de la Mairie', 'du Jardin', 'des Sports', 'du Cours', 'de la Cathédrale', 'des Amis', 'du Musée', 'de l’Octroi',
] as const;

export const WHOLE_NAMES = [
  'Le Grand Zinc', 'La Rotonde', 'L’Univers', 'Le Petit Bouchon', 'Chez Margot', 'Le Mail', 'L’Estaminet Saint-Michel', 'Au Rendez-vous des Amis',
  'Le Coq en pâte', 'La Belle Équipe', 'Le Comptoir d’Émile', 'Chez Augustin', 'La Cantine du coin', 'Les Trois Tonneaux', 'Le Bouchon doré', 'Au Fil de l’eau',
  'L’Ardoise du jour', 'La Bonne Franquette', 'Le Troquet', 'Chez Jeannette', 'Le Sans-Souci', 'La Terrasse', 'L’Escale', 'Le Phare',
] as const;

export const STREETS = [
  'place de la République', 'rue Nationale', 'place du Marché', 'rue du Château', 'quai Victor-Hugo', 'cours Gambetta', 'rue Jean-Jaurès', 'avenue de la Gare',
  'place Saint-Pierre', 'rue des Tanneurs', 'allée des Marronniers', 'boulevard Carnot', 'rue de l’Église', 'place de la Mairie', 'rue Voltaire', 'quai des Salinières',
  'rue du Général-Leclerc', 'impasse du Four', 'rue Sainte-Catherine', 'avenue Pasteur', 'place des Cordeliers', 'rue de la Halle', 'cours Victor-Hugo', 'rue Lamartine',
] as const;

export const FIRST_NAMES = [
  'Bertrand', 'Inès', 'Luc', 'Mathilde', 'Karim', 'Élodie', 'Gaël', 'Sandrine', 'Olivier', 'Fatou', 'Hugo', 'Claire', 'Mehdi', 'Véronique', 'Paul', 'Amandine',
  'Jérôme', 'Nadia', 'Étienne', 'Laurence', 'Malo', 'Sylvie', 'Ibrahim', 'Céline', 'Rémi', 'Aurore', 'Damien', 'Yasmine', 'François', 'Noémie',
] as const;

export const LAST_NAMES = [
  'Lacombe', 'Aubert', 'Mercier', 'Benali', 'Roussel', 'Garnier', 'Lefèvre', 'Dupuy', 'Camara', 'Texier', 'Morin', 'Chevalier', 'Barbier', 'Etcheverry', 'Perrin', 'Salaün',
  'Fontaine', 'Guérin', 'Da Silva', 'Marchand', 'Rolland', 'Nguyen', 'Blanchard', 'Carpentier', 'Vasseur', 'Delorme', 'Haddad', 'Picard', 'Renaud', 'Thévenet',
] as const;
