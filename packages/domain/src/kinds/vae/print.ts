import { countOf, type PrintItem, plain } from '../../projects/print-items.ts';
import type { ProjectDocument } from '../../projects/project.ts';
import type { KindPrint } from '../kind.ts';

/** Each board, and its optional pavement sign. */
function boardItems({ boards = [] }: ProjectDocument): PrintItem[] {
  return boards.flatMap((board) => {
    const name = plain(board.displayName) || plain(board.name);
    const item = { part: 'board', name, format: plain(board.format), material: '' } as const;
    return [
      { ...item, copies: countOf(board.nombreExemplaire) },
      ...(board.optionStopTrottoir === true
        ? [
            {
              part: 'stopTrottoir' as const,
              name: `${name} (stop-trottoir)`,
              format: plain(board.formatStopTrottoir),
              material: '',
              copies: 1,
            },
          ]
        : []),
    ];
  });
}

/** Print items of boards. */
export const vaePrint: KindPrint = { items: boardItems, mode: () => 'Boards' };
