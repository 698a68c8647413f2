import { expect, it } from 'vitest';
import type { Board } from '../catalogue/board.ts';
import {
  BOARD_CONTAINERS,
  BOARD_LINES,
  type BoardVariant,
  boardBriefName,
  readBoardBrief,
} from '../catalogue/board-brief.ts';
import { lookOf } from '../drawing/boards/board-look.ts';
import { layoutBoard } from '../drawing/boards/layout-board.ts';
import {
  answersOf,
  boardAsks,
  boardCategory,
  boardMissing,
  boardName,
  boardSentence,
  proposedLook,
  sameVariant,
  variantEffect,
  variantOf,
  variantQuestions,
} from './board-variants.ts';

const read = (name: string): BoardVariant => {
  const brief = readBoardBrief(name);
  if (brief === null) throw new Error(name);
  return brief;
};
const DOUBLE = read('menu-double-3-pet-50-coke-option');
const said = (variant: BoardVariant) =>
  boardSentence(variant)
    .map(({ text }) => text)
    .join('');

it.each(['menu-double-3-pet-50-coke-option', 'menu-standard-2018-can-33-mm', 'pricelist', 'gamme-prix'])(
  'asks %s by six questions and finds it in their answers',
  (name) => {
    expect(boardBriefName(variantOf(answersOf(name)))).toBe(name);
  },
);

it('offers no combination that the grammar has not', () => {
  const standard = { ...answersOf('menu-simple-3-pet-50-coke'), miseEnPage: 'standard-2018' as const };
  expect(boardBriefName(variantOf(standard))).toBe('menu-standard-2018-pet-50-coke');
  const [items] = variantQuestions(standard).filter(({ question }) => question === 'elements');
  expect(items?.options.map(({ value }) => value)).toEqual(['2']);
  expect(variantQuestions({ ...standard, contenu: 'pricelist' }).map(({ question }) => question)).toEqual([
    'contenu',
  ]);
});

it.each([
  [
    'menu-double-3-pet-50-coke-option',
    'Le délégué commercial remplira 2\u00a0formules, choisira 4\u00a0solides, deux par formule, et pourra ajouter un second prix à chacune.',
    'Le choix de quatres solides est obligatoire. Deux pour chaque formule.',
  ],
  [
    'menu-simple-2-can-33-mm',
    'Le délégué commercial remplira 1\u00a0formule et choisira 1\u00a0solide.',
    "Le choix d'un solide est obligatoire",
  ],
  [
    'menu-standard-2018-pet-33-capri',
    'Le délégué commercial remplira 1\u00a0formule, choisira 1\u00a0solide (un second s’il le veut).',
    'Veuillez sélectionner le solide de la formule.',
  ],
  [
    'pricelist',
    'Le délégué commercial écrira un texte, ou joindra au moins une photo.',
    'Veuillez renseigner le contenu de la price liste à saisir.',
  ],
])('says of %s what is asked, and the message of what is missing', (name, sentence, message) => {
  expect(said(read(name))).toBe(sentence);
  expect(boardMissing(read(name))).toBe(message);
});

it('proposes a name and a category, and lists what the content step asks', () => {
  expect(boardName(DOUBLE)).toBe('Menu double 3 éléments, PET 50\u00a0cl, colas, avec option');
  expect(boardCategory(DOUBLE)).toBe('Menu PET');
  expect(boardCategory(read('menu-simple-2-can-33-mm'))).toBe('Menu CAN');
  expect(boardAsks(DOUBLE)).toHaveLength(6);
});

it('says what another variant asks of drafts', () => {
  const two = read('menu-double-2-pet-50-coke');
  expect(variantEffect(two, read('menu-double-3-pet-50-coke'))).toBe(
    'Passer de 2 à 3 éléments leur demandera 2\u00a0solides de plus à l’étape Contenu. Ce qui est déjà rempli est gardé.',
  );
  expect(variantEffect(two, two)).toBeNull();
  expect(variantEffect(two, read('menu-simple-2-pet-50-coke'))).toBe('Ce qui est déjà rempli est gardé.');
  expect(variantEffect(two, read('pricelist'))).toContain('sera à remplir');
});

it('draws every variant of the grammar, in the look of its line', () => {
  for (const layout of ['simple-2', 'simple-3', 'double-2', 'double-3', 'standard-2018'])
    for (const container of Object.keys(BOARD_CONTAINERS))
      for (const line of BOARD_LINES)
        for (const option of ['', '-option']) {
          const state = `menu-${layout}-${container}-${line}${option}`;
          const looks = [board(`menu-simple-2-pet-50-${line}`, { inks: { ground: 'marine' } })];
          const own = board(state, proposedLook(read(state), looks));
          const look = lookOf({ name: own.name, type: own.field_type_de_board, state }, [own]);
          expect(look.inks.ground).toBe('marine');
          expect(layoutBoard({ state }, 'Horizontal 60x90cm', look)?.marks.length, state).toBeGreaterThan(5);
        }
});

const board = (name: string, look?: Board['field_apercu']): Board => ({
  id: name,
  name,
  field_type_de_board: 'Menu PET',
  field_image_board: '',
  field_state_name_brief: name,
  ...(look && { field_apercu: look }),
});

it('finds the board of the same variant, but not itself', () => {
  const boards = [board('menu-double-3-pet-50-coke-option'), board('pricelist')];
  expect(sameVariant(DOUBLE, boards, undefined)?.id).toBe('menu-double-3-pet-50-coke-option');
  expect(sameVariant(DOUBLE, boards, 'menu-double-3-pet-50-coke-option')).toBeUndefined();
});

it('proposes the look of its line, in its container first', () => {
  const bottle = { inks: { ground: 'marine' as const } };
  const can = { inks: { ground: 'sapin' as const } };
  const boards = [board('menu-simple-2-pet-50-mm', bottle), board('menu-simple-2-can-33-mm', can)];
  expect(proposedLook(read('menu-double-3-can-33-mm'), boards)).toBe(can);
  expect(proposedLook(read('menu-double-3-pet-33-mm'), boards)).toBe(bottle);
  expect(proposedLook(DOUBLE, boards)).toBeUndefined();
});
