import { describe, expect, it } from 'vitest';
import type { CatalogueList } from '../catalogue/catalogue-lists.ts';
import { kindOf } from '../kind-facts/kind-facts.ts';
import type { ProjectDocument } from '../projects/project.ts';
import { completeOrder } from '../testing/complete-orders.ts';
import { EMPTY_CATALOGUE } from '../testing/empty-catalogue.ts';
import type { CatalogueOf } from '../wizards/catalogue/offered.ts';
import { KINDS } from './kinds.ts';

const image = '/catalogue/x.svg';
const item = (id: string, name: string) => ({ id, name, image });
const drink = (id: string, name: string) => ({
  id,
  name: 'Colas',
  name_1: name,
  field_gamme_format_boissons: 'Verre 33\u00a0cl',
  field_gamme_image_boissons: image,
  field_gamme_image_boissons_1: image,
  weight_children: 0,
  fullName: name,
});
const board = (id: string, name: string, type = 'Gamme ou Pricelist') => ({
  id,
  name,
  field_type_de_board: type,
  field_image_board: image,
  field_state_name_brief: id,
});

/** The catalogue items that the tests' complete orders choose. */
const CATALOGUE: CatalogueOf<CatalogueList> = {
  ...EMPTY_CATALOGUE,
  boissons: [drink('cola-classique-verre-33', 'Cola classique'), drink('cola-zero-verre-33', 'Cola zéro')],
  boards: [
    board('menu-simple-2-pet-50-coke', 'Menu simple 2 éléments, PET 50\u00a0cl, colas', 'Menu PET'),
    board('gamme-prix', 'Gamme et prix des boissons'),
    board('pricelist', 'Pricelist, texte ou photos'),
  ],
  'visuel-solide': [
    {
      id: 'croque-monsieur',
      name: 'Croque-monsieur',
      field_type_de_solide: 'Plats chauds',
      field_image_visuel_solide: image,
    },
  ],
  supportssurmesure: [item('store-banne', 'Store banne'), item('totem', 'Totem')],
  matieres: [{ id: 'toile-acrylique', name: 'Toile acrylique' }],
  chartescce: [item('terrasse', 'Terrasse')],
  formatPDA: [
    {
      ...item('affiche-a4', 'Affiche A4'),
      media_format: '21 × 29,7\u00a0cm',
      code_produit: 'DA',
      field_1_volet: true,
      field_2_volets: false,
    },
  ],
  matieres_chr: [
    { id: 'polyart-mat-240', name: 'Polyart mat 240\u00a0g', field_1_volet: true, field_2_volets: true },
    { id: 'toile-enduite', name: 'Toile enduite', field_1_volet: false, field_2_volets: true },
  ],
  illustrations: [{ ...item('salade', 'Salade'), type: 'illustration' }],
  modeleqrcodesstickers: [item('sticker-rond', 'Sticker rond')],
};

type Type = Parameters<typeof completeOrder>[0];
type Change = (document: ProjectDocument) => ProjectDocument;

function problemsOf(type: Type, change: Change): string[] {
  const document = change(completeOrder(type));
  return KINDS[kindOf(type)].catalogue
    .problems(document, CATALOGUE)
    .flatMap(({ path, champs }) => champs.map(({ chemin, message }) => `${path} ${chemin} ${message}`));
}

const wine = { Vins: { rouge: { id: 'rouge', name: 'Rouge' } } };
const boardsWith =
  (index: number, change: Partial<NonNullable<ProjectDocument['boards']>[number]>): Change =>
  (document) => ({
    ...document,
    boards: document.boards?.map((entry, rank) => (rank === index ? { ...entry, ...change } : entry)),
  });
const supportWith =
  (change: Partial<NonNullable<ProjectDocument['supports']>[number]>): Change =>
  ({ supports: [first, ...others] = [], ...document }) => ({
    ...document,
    supports: [{ ...first, ...change }, ...others],
  });
const cardWith =
  (change: ProjectDocument['infocarte']): Change =>
  (document) => ({ ...document, infocarte: { ...document.infocarte, ...change } });

describe('catalogueProblems of the other kinds', () => {
  it.each<Type>(['Boards PVC', 'Caissons Lumineux', 'Digital', 'Sur Mesure', 'Direct Agence'])(
    'returns nothing for a complete order of %s, nor for an empty one',
    (type) => {
      expect(problemsOf(type, (document) => document)).toEqual([]);
      expect(problemsOf(type, () => ({}))).toEqual([]);
    },
  );

  it.each<[string, Type, Change, string]>([
    [
      'a board',
      'Boards PVC',
      boardsWith(1, { name: 'Board or', displayName: 'Board or - 1' }),
      'creation/choix-boards boards.1 Le board «\u00a0Board or - 1\u00a0» n’est pas au catalogue.',
    ],
    [
      'another category for a board',
      'Digital',
      boardsWith(1, { type: 'Menu PET' }),
      'creation/choix-boards boards.1 Le board «\u00a0Gamme et prix des boissons - 1\u00a0» n’est pas au catalogue.',
    ],
    [
      'the food of a menu',
      'Caissons Lumineux',
      boardsWith(0, { brief: { menus: { Formule1: { solide: { id: 'caviar', name: 'Caviar' } } } } }),
      'contenu/boards boards.0.brief.menus.Formule1.solide Le solide «\u00a0Caviar\u00a0» n’est pas au catalogue.',
    ],
    [
      'a drink of a price line',
      'Boards PVC',
      boardsWith(1, { brief: { 'gamme-prix': [{ prix: '3', boissons: wine }] } }),
      'contenu/boards boards.1.brief.gamme-prix.0.boissons La boisson «\u00a0Rouge\u00a0» n’est pas au catalogue.',
    ],
    [
      'a sort of support',
      'Sur Mesure',
      supportWith({ type: 'Fusée' }),
      'creation/support supports.0.type Le support «\u00a0Fusée\u00a0» n’est pas au catalogue.',
    ],
    [
      'a material of a support',
      'Sur Mesure',
      supportWith({ matiere: 'Marbre' }),
      'creation/support supports.0.matiere La matière «\u00a0Marbre\u00a0» n’est pas au catalogue.',
    ],
    [
      'a drink of a support',
      'Sur Mesure',
      supportWith({ boissons: wine }),
      'contenu/gamme supports.0.boissons La boisson «\u00a0Rouge\u00a0» n’est pas au catalogue.',
    ],
    [
      'a charter of the company',
      'Sur Mesure',
      (document) => ({ ...document, charte: { isCharteCCE: 'oui', charteCCE: 'Lune' } }),
      'creation/charte charte.charteCCE La charte «\u00a0Lune\u00a0» n’est pas au catalogue.',
    ],
    [
      'a drink of a Direct Agence',
      'Direct Agence',
      (document) => ({ ...document, boissons: wine }),
      'dc/gamme boissons La boisson «\u00a0Rouge\u00a0» n’est pas au catalogue.',
    ],
    [
      'a sticker',
      'Direct Agence',
      cardWith({ modeleQrCodeSticker: { id: 'x', name: 'Étoile' } }),
      'support infocarte.modeleQrCodeSticker Le modèle de sticker «\u00a0Étoile\u00a0» n’est pas au catalogue.',
    ],
    [
      'a format of a Direct Agence',
      'Direct Agence',
      cardWith({ format: { id: 'a1', name: 'A1' } }),
      'format infocarte.format Le format «\u00a0A1\u00a0» n’est pas au catalogue.',
    ],
    [
      'a material in these flaps',
      'Direct Agence',
      cardWith({ matiere: { id: 'toile-enduite', name: 'Toile enduite' } }),
      'format infocarte.matiere La matière «\u00a0Toile enduite\u00a0» n’existe pas en un volet.',
    ],
    [
      'an illustration',
      'Direct Agence',
      cardWith({ illustrations: { x: { id: 'x', name: 'Xylophone' } } }),
      'contenu infocarte.illustrations L’illustration «\u00a0Xylophone\u00a0» n’est pas au catalogue.',
    ],
  ])('rejects %s that is not offered', (_what, type, change, problem) => {
    expect(problemsOf(type, change)).toEqual([problem]);
  });

  it('ignores unanswered questions', () => {
    expect(problemsOf('Sur Mesure', supportWith({ isGamme: 'non', boissons: wine }))).toEqual([]);
    expect(
      problemsOf('Sur Mesure', (document) => ({
        ...document,
        charte: { isCharteCCE: 'non', charteCCE: 'Lune' },
      })),
    ).toEqual([]);
    expect(
      problemsOf(
        'Direct Agence',
        cardWith({ qrcode: 'non', modeleQrCodeSticker: { id: 'x', name: 'Étoile' } }),
      ),
    ).toEqual([]);
  });
});
