import type { FieldError } from '../base/errors.ts';
import { readBoardBrief } from '../catalogue/board-brief.ts';
import { isOfModel } from '../catalogue/board-model.ts';
import { formulasOf, solidsOf } from '../catalogue/menu-solids.ts';
import type { Board } from '../projects/board.ts';
import { type ChoicePlace, copyAt, drinksAt } from '../wizards/catalogue/choice-places.ts';
import {
  type CatalogueOf,
  catalogueCheck,
  drinksOffered,
  oneOffered,
  quoted,
} from '../wizards/catalogue/offered.ts';
import { contenuBoards } from './board-content.ts';
import { boardLabel } from './board-label.ts';
import { choixBoards } from './choix-boards.ts';

const LISTS = ['boards', 'visuel-solide', 'boissons'] as const;
const PLACES: readonly ChoicePlace[] = [
  { lists: ['boards'], path: 'boards.*', shape: 'board' },
  copyAt('visuel-solide', 'boards.*.brief.menus.*.solide'),
  copyAt('visuel-solide', 'boards.*.brief.menus.*.solide1'),
  copyAt('visuel-solide', 'boards.*.brief.menus.*.solide2'),
  drinksAt('boards.*.brief.gamme-prix.*.boissons'),
];
type BoardCatalogue = CatalogueOf<(typeof LISTS)[number]>;

function boardProblems(board: Board, index: number, { boards }: BoardCatalogue): FieldError[] {
  if (boards.some((item) => isOfModel(board, item))) return [];
  const name = boardLabel(board, index);
  return [{ chemin: `boards.${index}`, message: `Le board ${quoted({ name })} n’est pas au catalogue.` }];
}

function briefProblems({ state, brief }: Board, index: number, catalogue: BoardCatalogue): FieldError[] {
  const asked = readBoardBrief(state ?? '');
  const chemin = `boards.${index}.brief`;
  if (asked?.brief === 'gamme-prix')
    return (brief?.['gamme-prix'] ?? []).flatMap(({ boissons }, rank) =>
      drinksOffered(`${chemin}.gamme-prix.${rank}.boissons`, boissons, catalogue),
    );
  if (asked?.brief !== 'menu') return [];
  return formulasOf(asked).flatMap((name) => {
    const formula = brief?.menus?.[name] ?? {};
    return solidsOf(asked, formula).flatMap(({ solid }) =>
      oneOffered(`${chemin}.menus.${name}.${solid}`, 'Le solide', formula[solid], catalogue['visuel-solide']),
    );
  });
}

/** Catalogue choices of an order of boards that head office does not offer: boards, food and drinks. */
export const boardCatalogue = catalogueCheck(LISTS, PLACES, ({ boards = [] }, catalogue) => [
  [choixBoards, boards.flatMap((board, index) => boardProblems(board, index, catalogue))],
  [contenuBoards, boards.flatMap((board, index) => briefProblems(board, index, catalogue))],
]);
