import type { BoardFacts } from '../kind-facts/facts.ts';
import { supportOf } from '../kind-facts/kind-facts.ts';
import type { Board } from '../projects/board.ts';
import type { ProjectType } from '../projects/kinds.ts';
import type { FieldGroup } from '../wizards/field.ts';
import { repeatingStep } from '../wizards/repeating-step.ts';
import { holds } from '../wizards/rules.ts';
import { asOptions } from '../wizards/steps/as-options.ts';
import { line } from '../wizards/summary-lines.ts';
import { boardLabel, NO_BOARDS } from './board-label.ts';

export const PAVEMENT_FORMATS = ['75x47 cm (bois)', '42x59,4 cm (métal)'] as const;
export const MAX_PAVEMENT = 2;
/** Error message of too many pavement signs (specification/boards.md#stop-trottoir). */
export const TOO_MANY_PAVEMENT =
  'Le nombre de stop-trottoir est limité à 2. Veuillez en décocher de manière de revenir dans cette limite.';
const MESSAGE = 'Choisir un format pour chaque board';

/** The formats of boards of this support; empty for supports without boards. */
export function boardFormatsOf(type: ProjectType | undefined): readonly string[] {
  return boardFactsOf(type)?.formats ?? [];
}

export function mayStandOnPavement(type: ProjectType | undefined): boolean {
  return boardFactsOf(type)?.onPavement === true;
}

/** Whether the boards hang on a wall, each at its size. */
export function hangOnWall(type: ProjectType | undefined): boolean {
  return boardFactsOf(type)?.hung === true;
}

function boardFactsOf(type: ProjectType | undefined): BoardFacts | undefined {
  return type === undefined ? undefined : supportOf(type).boards;
}

const BOARD_FORMAT: readonly FieldGroup<Board>[] = [
  {
    fields: [
      {
        path: 'format',
        kind: 'choice',
        label: 'Format',
        required: MESSAGE,
        options: (_board, { type }) => asOptions(boardFormatsOf(type)),
      },
      {
        path: 'optionStopTrottoir',
        kind: 'tick',
        label: 'Stop-trottoir',
        applies: (_board, { type }) => mayStandOnPavement(type),
      },
      {
        path: 'formatStopTrottoir',
        kind: 'choice',
        label: 'Format du stop-trottoir',
        applies: ({ optionStopTrottoir }) => optionStopTrottoir === true,
        required: MESSAGE,
        options: asOptions(PAVEMENT_FORMATS),
      },
    ],
  },
];

/** The formats that a board is printed in: its own, then that of its pavement sign; undefined for one not chosen yet. */
export function printedFormats(board: Board): (string | undefined)[] {
  return [board.format, ...(board.optionStopTrottoir ? [board.formatStopTrottoir] : [])];
}

/** Labels of values copied from the catalogue, or asked at the delivery. */
const BOARD_NAMES = {
  type: 'Type',
  name: 'Nom',
  displayName: 'Nom affiché',
  state: 'Modèle',
  imageBoard: 'Image',
  nombreExemplaire: 'Exemplaires',
  'brief.menus.solide': 'Solides, copie',
};

/** The format of each board and, for PVC, its optional pavement sign. */
export const formatBoards = repeatingStep({
  path: 'creation/format',
  tab: 'creation',
  title: 'Quel format pour chaque board\u00a0?',
  short: 'Formats',
  list: 'boards',
  entriesOf: ({ boards = [] }) => boards,
  label: boardLabel,
  noun: 'Board',
  entryGroups: BOARD_FORMAT,
  entryNames: BOARD_NAMES,
  problems: ({ boards = [] }, ofEntries) => [
    ...holds('boards', boards.length > 0, MESSAGE),
    ...ofEntries,
    ...holds(
      'boards',
      boards.filter(({ optionStopTrottoir }) => optionStopTrottoir).length <= MAX_PAVEMENT,
      TOO_MANY_PAVEMENT,
    ),
  ],
  none: NO_BOARDS,
  entrySummary: (board, rank) => [
    line(
      boardLabel(board, rank),
      [
        board.format,
        board.optionStopTrottoir ? `stop-trottoir ${board.formatStopTrottoir || 'à choisir'}` : '',
      ]
        .filter(Boolean)
        .join(', '),
    ),
  ],
});
