import { lookOf } from '../drawing/boards/board-look.ts';
import { layoutBoard } from '../drawing/boards/layout-board.ts';
import type { OrderDrawing } from '../drawing/signed-drawing.ts';
import type { ProjectDocument } from '../projects/project.ts';
import type { CatalogueOf } from '../wizards/catalogue/offered.ts';
import { printedFormats } from './board-formats.ts';
import { boardLabel } from './board-label.ts';

/** Each board of an order as printed, then as its stop-trottoir; none for one without a format. */
export const boardDrawings = {
  lists: ['boards'],
  of: ({ boards = [] }: ProjectDocument, { boards: entries }: CatalogueOf<'boards'>): OrderDrawing[] =>
    boards.flatMap((board, index) => {
      const title = boardLabel(board, index);
      return printedFormats(board).flatMap((format) => {
        const drawing = layoutBoard(board, format, lookOf(board, entries));
        if (drawing === null) return [];
        const { width, height, marks } = drawing;
        return [
          { title, format: format ?? '', width, height, marks: marks.filter(({ waiting }) => !waiting) },
        ];
      });
    }),
} as const;
