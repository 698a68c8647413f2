import type { FieldError } from '../base/errors.ts';
import { layoutBoard } from '../drawing/boards/layout-board.ts';
import { tooLong, unprintable } from '../drawing/drawing-words.ts';
import type { Overflow } from '../drawing/mark.ts';
import type { Board } from '../projects/board.ts';
import { printedFormats } from './board-formats.ts';

/** The sheets of a board's content: its own, and that of its stop-trottoir. */
function drawingsOf(board: Board) {
  return printedFormats(board).flatMap((format) => layoutBoard(board, format) ?? []);
}

function problemsOf(board: Board): FieldError[] {
  const drawings = drawingsOf(board);
  const overflow = new Map<string, Overflow>();
  for (const each of drawings.flatMap((drawing) => drawing.overflow)) {
    const known = overflow.get(each.field);
    if (known === undefined || each.fits < known.fits) overflow.set(each.field, each);
  }
  return [
    ...[...overflow.values()].map((each) => ({ chemin: each.field, message: tooLong(each) })),
    ...Object.entries(drawings[0]?.unprintable ?? {}).map(([chemin, signs]) => ({
      chemin,
      message: unprintable(signs),
    })),
  ];
}

/**
 * Memoised by content: a step validates all its boards on every keystroke in one of them, and a form changes its objects
 * in place. More entries than the boards of two orders.
 */
const MOST_KNOWN = 200;
const known = new Map<string, FieldError[]>();

/** What prevents a board's content from being printed: server and screen find the same, by the same layout. */
export function printedProblems(board: Board): FieldError[] {
  const { state, format, optionStopTrottoir, formatStopTrottoir, brief } = board;
  const key = JSON.stringify([state, format, optionStopTrottoir, formatStopTrottoir, brief]);
  const found = known.get(key) ?? problemsOf(board);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, found);
  return found;
}
