import type { FieldError } from '../base/errors.ts';
import type { Board as CatalogueBoard } from '../catalogue/board.ts';
import { isOfModel } from '../catalogue/board-model.ts';
import type { Board } from '../projects/board.ts';
import { keyByName } from '../wizards/catalogue/choice-keys.ts';
import { withdrawnKeys, withdrawnSentence } from '../wizards/catalogue/withdrawn-problems.ts';
import { fieldStep } from '../wizards/fields/field-step.ts';
import { holds } from '../wizards/rules.ts';
import { pictured } from '../wizards/summary-lines.ts';
import type { WizardProject } from '../wizards/wizard-project.ts';
import { boardLabel } from './board-label.ts';

/** Minimum number of boards of an order (specification/boards.md#how-many). */
export const MIN_BOARDS = 3;
/** Maximum number of stored boards. */
export const MAX_BOARDS = 60;

export interface BoardRule {
  /** Short label: '1 Menu PET'. */
  short: string;
  /** Noun for what is missing, after its number: 'Menu PET'. */
  noun: { one: string; many: string };
  /** Number of boards that count towards it, and the minimum. */
  count: (boards: readonly Board[]) => number;
  min: number;
  message: string;
  /** Message when deleting a board would break it. */
  onDelete: string;
}

const ofType = (boards: readonly Board[], words: RegExp) =>
  boards.filter(({ type }) => words.test(type ?? '')).length;
const warning = (minimum: string) =>
  `Attention, vous devez avoir au ${minimum}. Avec cette supression, vous ne respectez pas les règles de gestion.`;
const always = (noun: string) => ({ one: noun, many: noun });

/** Rules over all boards of an order (specification/boards.md#how-many). */
export const BOARD_RULES: readonly BoardRule[] = [
  {
    short: '3 boards au moins',
    noun: { one: 'board', many: 'boards' },
    count: (boards) => boards.length,
    min: MIN_BOARDS,
    message: 'Vous devez choisir au moins 3 Boards.',
    onDelete: warning('minimum 3 boards'),
  },
  {
    short: '1 Menu PET',
    noun: always('Menu PET'),
    count: (boards) => ofType(boards, /PET/i),
    min: 1,
    message: 'Vous devez choisir au moins un MENU PET dans la liste des boards.',
    onDelete: warning('moins un board de type Menu PET'),
  },
  {
    short: '1 Gamme ou Pricelist',
    noun: always('Gamme ou Pricelist'),
    count: (boards) => ofType(boards, /gamme|pricelist/i),
    min: 1,
    message: 'Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
    onDelete: warning('moins un board de type Gamme ou Pricelist'),
  },
];

/** Whether these boards satisfy a rule. */
export function isRespected({ count, min }: BoardRule, boards: readonly Board[]): boolean {
  return count(boards) >= min;
}

/** Boards that head office has withdrawn since they were chosen. */
function withdrawnBoards({ boards = [], gardees }: WizardProject): FieldError[] {
  const withdrawn = withdrawnKeys(gardees);
  return boards.flatMap((board, index) =>
    withdrawn.has(keyByName('boards', board.name ?? ''))
      ? [{ chemin: `boards.${index}`, message: withdrawnSentence([boardLabel(board, index)]) }]
      : [],
  );
}

function boardProblems(project: WizardProject): FieldError[] {
  const { boards = [] } = project;
  return [
    ...withdrawnBoards(project),
    ...BOARD_RULES.flatMap((rule) => holds('boards', isRespected(rule, boards), rule.message)),
  ];
}

/** The rules met by all the boards that the deletion of one breaks. */
function rulesBrokenBy(boards: readonly Board[], entree: string | undefined): BoardRule[] {
  const left = boards.filter((board) => board.entree !== entree);
  return BOARD_RULES.filter((rule) => isRespected(rule, boards) && !isRespected(rule, left));
}

/**
 * The alerts of a deletion: one for each rule it breaks; none without such a board. `entree`: the board's id.
 */
export function deletionAlerts(boards: readonly Board[], entree: string | undefined): string[] {
  return rulesBrokenBy(boards, entree).map(({ onDelete }) => onDelete);
}

/** A new board of an order: copied from the catalogue, one copy by default. */
export function newBoard(item: CatalogueBoard, entree: string): Board {
  return {
    entree,
    type: item.field_type_de_board,
    name: item.name,
    state: item.field_state_name_brief,
    imageBoard: item.field_image_board,
    nombreExemplaire: '1',
  };
}

/** Result of a minus: the board to remove, and the rules that this breaks. */
interface TakenOff {
  board: Board;
  rules: BoardRule[];
}

/**
 * The board that a minus on this model removes: the last one not saved when the step was opened (`saved`, ids). Null
 * when there is none (specification/boards.md#how-many).
 */
export function boardToTakeOff(
  boards: readonly Board[],
  item: CatalogueBoard,
  saved: ReadonlySet<string | undefined>,
): TakenOff | null {
  const board = boards.findLast((one) => isOfModel(one, item) && !saved.has(one.entree));
  return board === undefined ? null : { board, rules: rulesBrokenBy(boards, board.entree) };
}

/** The boards of the catalogue, with the count of each. */
export const choixBoards = fieldStep({
  path: 'creation/choix-boards',
  tab: 'creation',
  title: 'Quels boards\u00a0?',
  short: 'Choix des boards',
  groups: [
    {
      fields: [
        {
          path: 'boards',
          kind: 'own-layout',
          label: 'Boards',
          rule: boardProblems,
          line: ({ boards = [] }) => [
            pictured(
              'Boards',
              boards.map((board, index) => ({ name: boardLabel(board, index), image: board.imageBoard })),
            ),
          ],
        },
      ],
    },
  ],
});
