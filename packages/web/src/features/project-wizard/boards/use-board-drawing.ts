import { lookOf } from '@ardoise/domain/drawing/boards/board-look.ts';
import { layoutBoard } from '@ardoise/domain/drawing/boards/layout-board.ts';
import type { Drawing } from '@ardoise/domain/drawing/mark.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { useMemo } from 'react';
import { useCatalogue } from '../catalogue/catalogue-query.ts';

/** What decides how a board looks; a board that is saved again is another object and looks the same. */
const lookKey = ({ name, type, state, brief }: Board) => JSON.stringify({ name, type, state, brief });

/** A board as it will be printed in a format, dressed as its catalogue's entry says; null while it has no format. */
export function useBoardDrawing(board: Board, format: string | undefined): Drawing | null {
  const { data: entries } = useCatalogue('boards');
  const key = lookKey(board);
  return useMemo(() => {
    const drawn = JSON.parse(key) as Board;
    return layoutBoard(drawn, format, lookOf(drawn, entries ?? []));
  }, [key, format, entries]);
}
