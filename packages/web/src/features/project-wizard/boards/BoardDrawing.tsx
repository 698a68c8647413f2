import type { Board } from '@ardoise/domain/projects/board.ts';
import type { ReactNode } from 'react';
import { Preview } from '../../../components/preview/Preview.tsx';
import { useBoardDrawing } from './use-board-drawing.ts';

interface BoardDrawingProps {
  board: Board;
  /** Its text alternative; empty if words beside it say it. */
  label: string;
  /** Without placeholders of missing answers. */
  printed?: boolean;
  children?: ReactNode;
}

/** A board as it will be printed; the picture of its model while it has no format. */
export function BoardDrawing({ board, label, printed = false, children }: BoardDrawingProps) {
  const drawing = useBoardDrawing(board, board.format);
  if (drawing === null) return board.imageBoard && <img src={board.imageBoard} alt={label} loading="lazy" />;
  return (
    <Preview drawing={drawing} label={label} printed={printed}>
      {children}
    </Preview>
  );
}
