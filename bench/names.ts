/** Names of outlets, towns and people, and history comments: deterministic per row. */
const OUTLETS =
  'Brasserie,Café,Bistrot,Restaurant,Bar,Auberge,Le Comptoir,Chez,La Table,Pizzeria,Crêperie,Taverne,Bar-Tabac,Snack,Hôtel,Le Relais,La Guinguette,Buvette,La Cantine,Bouchon,Rôtisserie,Grill,Salon de thé,Pub,La Cave,L’Estaminet,Le Petit,Le Grand,Au Bon,Cabaret'.split(
    ',',
  );
const PLACES =
  'du Port,des Halles,de la Gare,du Marché,du Théâtre,de l’Église,de la Place,du Pont,des Arts,du Commerce,de la Poste,du Parc,des Sports,du Lac,de la Plage,de l’Étoile,du Centre,de la Mairie,des Voyageurs,du Canal,des Amis,du Moulin,de la Fontaine,des Tilleuls,des Platanes,du Château,de la Tour,de l’Europe,de Paris,de France,du Nord,du Midi,de l’Horloge,du Soleil,de la Lune,des Deux Mondes,du Square,de la Paix,de l’Univers,du Globe,des Remparts,de la Cathédrale,du Palais,de l’Opéra,de la Bourse,du Stade,de l’Écluse,des Mouettes,du Phare,de la Marine,des Pêcheurs,du Vieux Puits,de la Treille,des Vignes,des Oliviers,du Chêne,du Lion d’Or,du Cheval Blanc,de la Cloche,de l’Ancre'.split(
    ',',
  );
const FIRST_NAMES =
  'Marie,Jean,Pierre,Michel,Jacques,Bernard,Philippe,Alain,Nathalie,Isabelle,Sylvie,Catherine,Martine,Christine,Françoise,Valérie,Sandrine,Stéphane,Nicolas,Julien,Sébastien,Frédéric,Laurent,David,Éric,Olivier,Céline,Aurélie,Émilie,Camille,Chloé,Léa,Manon,Lucas,Hugo,Théo,Mathieu,Antoine,Benoît,Cédric,Damien,Élodie,Fabienne,Gaëlle,Hélène,Inès,Jérôme,Karine,Loïc,Maëlle,Noémie,Pascal,Quentin,Rémi,Solène,Thierry,Ursule,Véronique,Xavier,Yannick,Zoé,Agnès,Baptiste,Clémence'.split(
    ',',
  );
const HEADS =
  'Mar,Ber,Beau,Cham,Du,La,Le,Mont,Bou,Cha,Gar,Gui,Fau,Per,Rou,Ros,Sau,Tho,Val,Vil,Bar,Bel,Bon,Cal,Car,Cor,Dar,Del,Des,Dor,Fer,Fon,Gau,Gir,Her,Jou,Lam,Lan,Mal,Mer,Mor,Nau,Pas,Pel,Pou,Ram,Ren,Rey,Riv,Tail,Ter,Ver,Vig,Bros,Cler,Dru,Fré,Gré,Plan,Trou'.split(
    ',',
  );
const MIDDLES =
  ',,,,a,an,ar,be,bou,ca,ce,cha,de,di,fe,ga,gue,li,lo,ma,me,mi,na,ni,que,ra,re,ri,sa,se,ta,te,ti,va,ve,vi'.split(
    ',',
  );
const TAILS =
  'ault,eau,ier,et,ot,in,on,ard,and,ert,mont,ville,champ,bert,lier,rand,tier,chet,nier,nard,quet,rel,son,teau,val,vin,zac,gnac,lac,doux,main,land,lard,mard,pin,rin,sin,tin,din,gand,ley,bois,court,dez,guier,lin,mel,net,pel,quin'.split(
    ',',
  );
const TOWNS =
  'Paris,Marseille,Lyon,Toulouse,Nice,Nantes,Montpellier,Strasbourg,Bordeaux,Lille,Rennes,Reims,Toulon,Grenoble,Dijon,Angers,Nîmes,Clermont-Ferrand,Le Mans,Aix-en-Provence,Brest,Tours,Amiens,Limoges,Annecy,Perpignan,Metz,Besançon,Orléans,Rouen,Mulhouse,Caen,Nancy,Avignon,Poitiers,Versailles,Pau,La Rochelle,Cannes,Antibes,Calais,Béziers,Colmar,Bourges,Quimper,Valence,Troyes,Chambéry,Niort,Lorient,Saint-Malo,Bayonne,Albi,Arras,Vannes,Laval,Évreux,Blois,Auxerre,Tarbes,Biarritz,Dieppe,Épernay,Sète,Vichy,Mâcon,Agen,Cahors,Périgueux,Angoulême'.split(
    ',',
  );
const SAINTS =
  'Martin,Pierre,Jean,Germain,Laurent,Georges,Aubin,Hilaire,Denis,Étienne,Michel,Sauveur,Maurice,Vincent,Julien,Léger,Médard,Sulpice,Rémy,Cyr,Genest,Priest,Amand,Ouen,Brieuc,Gildas,Paul,Chamond,Flour,Omer'.split(
    ',',
  );
const RIVERS =
  'sur-Loire,sur-Seine,en-Forêt,sur-Mer,les-Bains,en-Bresse,sur-Saône,en-Auge,le-Vieux,la-Rivière,du-Bois,sur-Garonne,les-Vignes,en-Plaine,sur-Isère,la-Forêt,des-Champs,sur-Vienne,en-Royans,sur-Orne'.split(
    ',',
  );
const AGENCIES =
  'Atelier Garance,Studio Papier,Les Trois Encres,Maison Typo,Agence Comète,Le Bureau Vert,Encre et Zinc,Pixel & Craie,La Fabrique,Atelier Minium,Grand Format,Les Fabricants,Studio Horizon,Imprimerie Lunel,Agence Boréale,Trame Fine,Le Marbre,Atelier du Quai,Point Virgule,Les Graveurs,Studio Safran,Noir de Fumée,Agence Tandem,Belle Page,Atelier Colibri,La Casse,Studio Méridien,Quatre Couleurs,Agence Passerelle,Le Massicot'.split(
    ',',
  );
const REMARKS = [
  'La photo du {plat} est illisible, merci d’en joindre une autre.',
  'Merci d’agrandir le logo et de corriger le prix du {plat}.',
  'Le client souhaite une terrasse plus lumineuse sur la couverture.',
  'Les cocktails sont mal orthographiés, à reprendre page 2.',
  'Validé par téléphone avec le gérant, imprimer rapidement.',
  'Couleur du fond trop sombre, revenir à la version précédente.',
  'Ajouter le {plat} à la formule du midi.',
  'Retirer le {plat}, il n’est plus servi.',
  'Adresse de livraison modifiée, voir avec le transporteur.',
  'Remplacer la frise par celle de la saison dernière.',
  'Le {plat} doit apparaître avant les desserts.',
  'Attendre le retour de vacances du client avant tout envoi.',
] as const;
const DISHES =
  'cassoulet,tartare,magret,gratin,velouté,croque-monsieur,burger,risotto,plateau de fromages,aligot,bouillabaisse,choucroute,ravioles,pavé de saumon,entrecôte,blanquette,quiche,galette,escargots,moules-frites,andouillette,carpaccio,tajine,waterzooï'.split(
    ',',
  );

/** Integer hash of `index`: `salt` decorrelates the columns. */
export function mixed(index: number, salt: number): number {
  let value = Math.imul(index ^ (salt * 0x9e3779b1), 0x85ebca6b);
  value ^= value >>> 13;
  value = Math.imul(value, 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

function pick<Item>(items: readonly Item[], index: number, salt: number, skew = 1): Item {
  const at = Math.floor((mixed(index, salt) / 2 ** 32) ** skew * items.length);
  const item = items[at];
  if (item === undefined) throw new Error('There is nothing to pick from');
  return item;
}

/** One of about a hundred thousand family names, unevenly distributed. */
function familyName(index: number, salt: number): string {
  return (
    pick(HEADS, index, salt, 1.5) + pick(MIDDLES, index, salt + 1, 1.5) + pick(TAILS, index, salt + 2, 1.5)
  );
}

export function personName(index: number, salt: number): { prenom: string; nom: string } {
  return { prenom: pick(FIRST_NAMES, index, salt, 1.3), nom: familyName(index, salt + 1) };
}

export function agencyName(index: number): string {
  return AGENCIES[index % AGENCIES.length] ?? '';
}

export function clientName(index: number): string {
  const { prenom, nom } = personName(index, 10);
  return `${prenom} ${nom}`;
}

export function outletName(index: number): string {
  const kind = pick(OUTLETS, index, 20, 1.6);
  const which = mixed(index, 21) % 10;
  if (which < 4) return `${kind} ${pick(PLACES, index, 22)}`;
  if (which < 6) return `${kind} ${pick(FIRST_NAMES, index, 23)}`;
  return `${kind} ${familyName(index, 24)}`;
}

/** Half of the outlets are in large towns; the others in one of several thousand. */
export function townName(index: number): string {
  const which = mixed(index, 30) % 10;
  if (which < 5) return pick(TOWNS, index, 31, 2);
  if (which < 7) return `Saint-${pick(SAINTS, index, 32)}-${pick(RIVERS, index, 33)}`;
  return familyName(index, 34);
}

/** Comments on a project: none for two in three. */
export function remarks(index: number): string[] {
  const count = Math.max(0, (mixed(index, 40) % 6) - 3);
  return Array.from({ length: count }, (_, rank) =>
    pick(REMARKS, index, 41 + rank).replace('{plat}', pick(DISHES, index, 51 + rank)),
  );
}
