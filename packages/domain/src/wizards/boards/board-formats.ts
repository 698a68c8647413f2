import { repeatingStep } from '../repeating-step.ts';
import { holds, oneOf } from '../rules.ts';
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
  entryProblems: ({ format, optionStopTrottoir, formatStopTrottoir }, { type }) => [
    ...oneOf('format', format, boardFormatsOf(type), MESSAGE),
    ...(optionStopTrottoir ? oneOf('formatStopTrottoir', formatStopTrottoir, PAVEMENT_FORMATS, MESSAGE) : []),
  ],
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
