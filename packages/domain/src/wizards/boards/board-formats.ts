import type { Board } from '../../projects/board.ts';
import type { FieldGroup } from '../fields/field.ts';
import { repeatingStep } from '../repeating-step.ts';
import { holds } from '../rules.ts';
import { asOptions } from '../steps/as-options.ts';
import { line } from '../summary-lines.ts';
import { boardLabel, NO_BOARDS } from './board-label.ts';

const LIGHT_BOXES = ['Horizontal 40x60cm', 'Vertical 60x40cm'] as const;

/** The formats of a board, by support (2-data-rules-calls.md section 5). */
const BOARD_FORMATS: Record<string, readonly string[]> = {
  'Caissons Lumineux': LIGHT_BOXES,
  'Boards PVC': [...LIGHT_BOXES, 'Horizontal 60x90cm', 'Vertical 90x60cm', 'Carré 50x50cm'],
  Digital: ['16:9 horizontal', '16:9 vertical'],
};

/** The one support whose boards may stand on the pavement too. */
const PAVEMENT_TYPE = 'Boards PVC';
export const PAVEMENT_FORMATS = ['75x47 cm (bois)', '42x59,4 cm (métal)'] as const;
export const MAX_PAVEMENT = 2;
const TOO_MANY =
  'Le nombre de stop-trottoir est limité à 2. Veuillez en décocher de manière de revenir dans cette limite.';
const MESSAGE = 'Choisir un format pour chaque board';

/** The formats that boards of this support are made in; none for what has no boards. */
export function boardFormatsOf(type: string | undefined): readonly string[] {
  return BOARD_FORMATS[type ?? ''] ?? [];
}

export function mayStandOnPavement(type: string | undefined): boolean {
  return type === PAVEMENT_TYPE;
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

/** What is copied of a board of the catalogue, or asked at the delivery. */
const BOARD_NAMES = {
  type: 'Type',
  name: 'Nom',
  displayName: 'Nom affiché',
  state: 'Modèle',
  imageBoard: 'Image',
  nombreExemplaire: 'Exemplaires',
};

/** The format of each board and, of PVC, whether it stands on the pavement too. */
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
    ...ofEntries,
    ...holds(
      'boards',
      boards.filter(({ optionStopTrottoir }) => optionStopTrottoir).length <= MAX_PAVEMENT,
      TOO_MANY,
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
