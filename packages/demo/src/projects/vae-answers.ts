import {
  boardFormatsOf,
  mayStandOnPavement,
  PAVEMENT_FORMATS,
} from '@ardoise/domain/boards/board-formats.ts';
import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import { type MenuBrief, readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import { POSED_TYPES } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Board, BoardBrief, MenuFormula, Solide } from '@ardoise/domain/projects/board.ts';
import { BOARDS } from '../catalogue/boards.ts';
import { DRINKS } from '../catalogue/drinks.ts';
import { SOLIDS } from '../catalogue/solids.ts';
import type { SeededRandom } from '../seed/seeded-random.ts';
import {
  type Answer,
  type AnswerContext,
  type Answers,
  deliveryAddress,
  drinkMapOf,
  idProjet,
  infoPdv,
  poseAsked,
  postIts,
} from './answer.ts';

/** At least three, one of them a menu PET and one a range or a price list. */
function chosenBoards(random: SeededRandom): CatalogueBoard[] {
  const [pet, can, last] = [
    BOARDS.filter(({ field_type_de_board }) => field_type_de_board.includes('PET')),
    BOARDS.filter(({ field_type_de_board }) => field_type_de_board.includes('CAN')),
    BOARDS.filter(({ field_type_de_board }) => field_type_de_board.includes('Gamme')),
  ];
  return [
    ...random.sample(pet, random.between(1, 3)),
    ...random.sample(can, random.between(1, 2)),
    ...random.sample(last, random.between(1, 2)),
  ];
}

const choixBoards: Answer = (document, { random }) => ({
  ...document,
  boards: chosenBoards(random).map(
    (board): Board => ({
      type: board.field_type_de_board,
      name: board.name,
      state: board.field_state_name_brief,
      imageBoard: board.field_image_board,
    }),
  ),
});

const format: Answer = (document, { random, type }) => ({
  ...document,
  boards: (document.boards ?? []).map((board, index) => {
    const pavement = mayStandOnPavement(type) && index === 0 && random.chance(0.3);
    return {
      ...board,
      format: random.pick(boardFormatsOf(type)),
      ...(pavement ? { optionStopTrottoir: true, formatStopTrottoir: random.pick(PAVEMENT_FORMATS) } : {}),
    };
  }),
});

const FORMULAS = [
  'Formule du midi',
  'Formule express',
  'Menu du comptoir',
  'Formule gourmande',
  'Pause salée',
];
const PRICES = ['7,50', '8,90', '9,50', '10,90', '11,50', '12,90'];

function solidOf(random: SeededRandom, index: number): Solide {
  const { id, name, field_image_visuel_solide, field_type_de_solide } = random.pick(SOLIDS);
  return {
    id,
    name,
    image: field_image_visuel_solide,
    parent: field_type_de_solide,
    indexSolide: String(index),
  };
}

function formula(brief: MenuBrief, random: SeededRandom): MenuFormula {
  const prixformule = random.pick(PRICES);
  const both = brief.solids === 2 || (brief.optionalSolids === 1 && random.chance(0.5));
  const [first, second] = [solidOf(random, 0), solidOf(random, 1)];
  return {
    nomFormule: random.pick(FORMULAS),
    prixformule,
    ...(random.chance(0.3) ? { prixbarre: `${Number.parseInt(prixformule, 10) + 2},90` } : {}),
    ...(both
      ? { solide1: first, nomsolide1: first.name, solide2: second, nomsolide2: second.name }
      : { solide: first, nomsolide: first.name }),
    ...(brief.option ? { nomsolidebis: 'Avec un dessert du jour', prixAutreFormule: '2,50' } : {}),
  };
}

const PRICE_TEXTS = [
  'Soda 33 cl 3,50 €, eau plate 50 cl 2,50 €, eau gazeuse 50 cl 2,80 €, jus de fruits 25 cl 3,60 €, café 1,80 €, thé 3 €.',
  'Boissons fraîches : 3,20 € la canette, 3,90 € la bouteille. Boissons chaudes : café 1,60 €, noisette 1,80 €, chocolat 3,20 €.',
  'Reprendre les prix de la carte actuelle, avec 20 centimes de plus sur tous les sodas.',
];

function pricelist({ random, attachPhotos }: AnswerContext): BoardBrief {
  if (random.chance(0.6)) return { pricelist: { texte: random.pick(PRICE_TEXTS) } };
  const photos = attachPhotos('photo_pricelist', 1).map(({ id, filename }) => [
    id,
    { photo: id, name: filename, texte: 'Prix à reprendre', anno: postIts(random) },
  ]);
  return { pricelist: { texte: '', photo: Object.fromEntries(photos) } };
}

const LINE_PRICES = ['2,50', '2,90', '3,20', '3,50', '3,90', '4,20'];

function pricedRange(random: SeededRandom): BoardBrief {
  const prices = random.sample(LINE_PRICES, random.between(2, 3));
  const drinks = random.sample(DRINKS, prices.length * random.between(2, 4));
  return {
    'gamme-prix': prices.map((prix, index) => ({
      prix,
      boissons: drinkMapOf(drinks.filter((_, position) => position % prices.length === index)),
    })),
  };
}

function briefOf(board: Board, context: AnswerContext): BoardBrief {
  const brief = readBoardBrief(board.state ?? '');
  if (brief === null) throw new Error(`The board ${board.name} has no brief`);
  if (brief.brief === 'pricelist') return pricelist(context);
  if (brief.brief === 'gamme-prix') return pricedRange(context.random);
  const Formule1 = formula(brief, context.random);
  return {
    menus: brief.formulas === 2 ? { Formule1, Formule2: formula(brief, context.random) } : { Formule1 },
  };
}

const briefs: Answer = (document, context) => ({
  ...document,
  boards: (document.boards ?? []).map((board) => ({ ...board, brief: briefOf(board, context) })),
});

/** Only for supports that have one; the others are installed without an installer. */
const pose: Answer = (document, context) => {
  if (!POSED_TYPES.includes(context.type)) return document;
  if (!context.posed) return { ...document, pose: { pose: 'non' } };
  return {
    ...document,
    pose: { ...poseAsked(context), tringle: context.random.chance(0.4) ? 'oui' : 'non' },
  };
};

const copies: Answer = (document, context) => ({
  ...document,
  pdv: { ...document.pdv, ...deliveryAddress(context) },
  boards: (document.boards ?? []).map((board) => ({
    ...board,
    nombreExemplaire: context.random.pick(['1', '1', '1', '2', '3']),
  })),
});

const video: Answer = (document, { outlet }) => ({
  ...document,
  livraison: { video_email: outlet.Email ?? '' },
});

const BOARD_ANSWERS = {
  'info-pdv': infoPdv,
  'creation/id-projet': idProjet,
  'creation/choix-boards': choixBoards,
  'creation/format': format,
  'contenu/boards': briefs,
} satisfies Answers;

export const VAE_ANSWERS: Answers = { ...BOARD_ANSWERS, pose, livraison: copies };
export const DIGITAL_ANSWERS: Answers = { ...BOARD_ANSWERS, pose, video };
