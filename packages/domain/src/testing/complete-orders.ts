import type { Board, MenuFormula, PriceLine } from '../projects/board.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { ProjectDocument } from '../projects/project.ts';

/** Complete orders, for tests: choices of the demonstration's catalogue, delivered at the outlet. */

/** The outlet of every order that tests make. */
export const PDV = {
  nOutlet: '3104587',
  nomPDV: 'Brasserie du Palais',
  adresse: '12, place du Palais',
  codePostal: '33000',
  ville: 'Bordeaux',
  telephone: '05 56 48 17 20',
  nSiret: '45287190300021',
  rcs: 'Bordeaux B 452 871 903',
  nomClient: 'Bertrand Lacombe',
  telephoneCLient: '06 39 98 01 02',
  emailCLient: 'b.lacombe@brasserie-du-palais.example',
  adresseIdemCommande: 'oui',
} satisfies ProjectDocument['pdv'];

const MEDALLED: ProjectDocument['pdv'] = { ...PDV, medaillePDV: 'Gold' };

const DRINKS: NonNullable<ProjectDocument['boissons']> = {
  Colas: {
    'cola-classique-verre-33': {
      id: 'cola-classique-verre-33',
      name: 'Cola classique',
      format: 'Verre 33\u00a0cl',
    },
    'cola-zero-verre-33': { id: 'cola-zero-verre-33', name: 'Cola zéro', format: 'Verre 33\u00a0cl' },
  },
};

const POSE: NonNullable<ProjectDocument['pose']> = {
  pose: 'oui',
  jours: ['Lundi', 'Mardi'],
  contact: { nom: 'Bertrand Lacombe', telephone: '06 39 98 01 02' },
  heureouverture: '09:00',
  heurefermeture: '12:00',
  infoPose: 'Escabeau sur place.',
};

const FORMULA: MenuFormula = {
  nomFormule: 'Formule du midi',
  nomsolide: 'Croque-monsieur',
  solide: {
    id: 'croque-monsieur',
    name: 'Croque-monsieur',
    image: '/catalogue/visuel-solide/croque-monsieur.svg',
  },
  prixformule: '8,90',
};

const PRICES: PriceLine[] = [{ prix: '3,20', boissons: DRINKS }];

/** A menu PET, a range with its prices and a price list. */
function boards(format: string): Board[] {
  return [
    {
      type: 'Menu PET',
      name: 'Menu simple 2 éléments, PET 50\u00a0cl, colas',
      displayName: 'Menu simple 2 éléments, PET 50\u00a0cl, colas - 1',
      state: 'menu-simple-2-pet-50-coke',
      imageBoard: '/catalogue/boards/menu-simple-2-pet-50-coke.svg',
      format,
      nombreExemplaire: '1',
      brief: { menus: { Formule1: FORMULA } },
    },
    {
      type: 'Gamme ou Pricelist',
      name: 'Gamme et prix des boissons',
      displayName: 'Gamme et prix des boissons - 1',
      state: 'gamme-prix',
      imageBoard: '/catalogue/boards/gamme-prix.svg',
      format,
      nombreExemplaire: '2',
      brief: { 'gamme-prix': PRICES },
    },
    {
      type: 'Gamme ou Pricelist',
      name: 'Pricelist, texte ou photos',
      displayName: 'Pricelist, texte ou photos - 1',
      state: 'pricelist',
      imageBoard: '/catalogue/boards/pricelist.svg',
      format,
      nombreExemplaire: '1',
      brief: { pricelist: { texte: 'Soda 33 cl 3,50 €, eau plate 50 cl 2,50 €.' } },
    },
  ];
}

function boardOrder(idprojet: ProjectDocument['idprojet'], format: string): ProjectDocument {
  return { pdv: MEDALLED, idprojet, boards: boards(format) };
}

const supportOrder = (idprojet: ProjectDocument['idprojet']): ProjectDocument => ({
  pdv: MEDALLED,
  idprojet: { ...idprojet, planProjet: 'Plan summer' },
  supports: [
    {
      name: 'Store banne, terrasse',
      type: 'Store banne',
      matiere: 'Toile acrylique',
      largeur: '400',
      hauteur: '80',
      isGamme: 'oui',
      boissons: DRINKS,
      creation: 'Nom de l’établissement en grand.',
      nombreExemplaire: '1',
    },
    {
      name: 'Totem, entrée',
      type: 'Totem',
      largeur: '60',
      hauteur: '180',
      isGamme: 'non',
      creation: '<p>Les <strong>horaires</strong>.</p>',
      nombreExemplaire: '2',
    },
  ],
  charte: { charteClient: 'non', logoClient: 'non', typoClient: 'non', isCharteCCE: 'non' },
  briefPSM: 'Tout doit être posé avant mai.',
  autresInfos: { impression: 'oui', nomDC: 'Camille Faure', telephoneDC: '06 39 98 00 01' },
  pose: POSE,
});

/** `file` is the id of the agency's one source file. */
const agencyOrder = (idprojet: ProjectDocument['idprojet'], file: string): ProjectDocument => ({
  pdv: MEDALLED,
  idprojet,
  boissons: DRINKS,
  infocarte: {
    nombreExemplaire: '50',
    qrcode: 'oui',
    impression: 'carte_qrcode',
    modeleQrCodeSticker: { id: 'sticker-rond', name: 'Sticker rond' },
    nombreExemplaireQrCode: '24',
    format: {
      id: 'affiche-a4',
      name: 'Affiche A4',
      image: '/catalogue/formatPDA/affiche-a4.svg',
      media_format: '21 × 29,7\u00a0cm',
      field_1_volet: true,
      field_2_volets: false,
    },
    matiereFormat: '1_volet',
    matiere: { id: 'polyart-mat-240', name: 'Polyart mat 240\u00a0g' },
    illustrations: { aucune: { id: 'aucune', name: 'Aucune Illustration' } },
  },
  briefPDA: '<p>Une affiche pour la <strong>soirée du 14</strong>.</p>',
  charte: { charteClient: 'non', logoClient: 'non', typoClient: 'non' },
  contenu: [{ photo: file, filename: 'affiche.pdf' }],
});

type OtherType = Exclude<ProjectType, 'Carte Brasserie'>;

/** A complete order of a support other than Carte Brasserie, assigned to the agency of this address. */
export function completeOrder(
  type: OtherType,
  agencyMail = 'agence@ardoise.test',
  file = 'f1',
): ProjectDocument {
  const idprojet = { nameProjet: 'Brasserie du Palais', planProjet: '', emailAgence: agencyMail };
  switch (type) {
    case 'Boards PVC':
      return { ...boardOrder(idprojet, 'Horizontal 60x90cm'), pose: { ...POSE, tringle: 'oui' } };
    case 'Caissons Lumineux':
      return boardOrder(idprojet, 'Vertical 60x40cm');
    case 'Digital':
      return { ...boardOrder(idprojet, '16:9 horizontal'), livraison: { video_email: 'ecran@cafe.example' } };
    case 'Sur Mesure':
      return supportOrder(idprojet);
    case 'Direct Agence':
      return agencyOrder(idprojet, file);
  }
}
