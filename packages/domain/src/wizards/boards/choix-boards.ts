import type { FieldError } from '../../errors.ts';
import type { Board } from '../../projects/board.ts';
import { fieldStep } from '../fields/field-step.ts';
import { holds } from '../rules.ts';
import { pictured } from '../summary-lines.ts';
import { boardLabel } from './board-label.ts';

/** Fewest boards of an order (specification/boards.md#how-many). */
export const MIN_BOARDS = 3;

interface BoardRule {
  holds: (boards: readonly Board[]) => boolean;
  message: string;
  /** Said when deleting a board would break it. */
  onDelete: string;
}

const ofType = (boards: readonly Board[], words: RegExp) => boards.some(({ type }) => words.test(type ?? ''));
const warning = (minimum: string) =>
  `Attention, vous devez avoir au ${minimum}. Avec cette supression, vous ne respectez pas les règles de gestion.`;

/** What the boards of an order must be together (specification/boards.md#how-many). */
const BOARD_RULES: readonly BoardRule[] = [
  {
    holds: (boards) => boards.length >= MIN_BOARDS,
    message: 'Vous devez choisir au moins 3 Boards.',
    onDelete: warning('minimum 3 boards'),
  },
  {
    holds: (boards) => ofType(boards, /PET/i),
    message: 'Vous devez choisir au moins un MENU PET dans la liste des boards.',
    onDelete: warning('moins un board de type Menu PET'),
  },
  {
    holds: (boards) => ofType(boards, /gamme|pricelist/i),
    message: 'Vous devez choisir au moins une Pricelist ou une Gamme dans la liste des boards.',
    onDelete: warning('moins un board de type Gamme ou Pricelist'),
  },
];

function boardProblems(boards: readonly Board[]): FieldError[] {
  return BOARD_RULES.flatMap((rule) => holds('boards', rule.holds(boards), rule.message));
}

/** The alert that deleting a board calls for: the first rule that the others would break. Null when they respect them all. */
export function deletionAlert(boards: readonly Board[], index: number): string | null {
  const left = boards.filter((_, position) => position !== index);
  return BOARD_RULES.find((rule) => !rule.holds(left))?.onDelete ?? null;
}

/** The boards of the catalogue, each as many times as it is wanted. */
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
          rule: ({ boards = [] }) => boardProblems(boards),
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
