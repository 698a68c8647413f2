import type { Board } from '@ardoise/domain/projects/board.ts';
import { Marks } from '../../../components/preview/Marks.tsx';
import { useBoardDrawing } from './use-board-drawing.ts';

/** In centimetres. */
interface Place {
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** The slate of a board in a format, without its content. */
export function BlankBoard({ x = 0, y = 0, width, height }: Place) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="board-scene-shadow" x="1.6" y="1.4" width={width} height={height} />
      <rect className="board-scene-slate" width={width} height={height} />
      <rect className="board-scene-edge" x="1.5" y="1.5" width={width - 3} height={height - 3} rx="2" />
    </g>
  );
}

interface PrintedBoardProps extends Place {
  board: Board;
  format: string | undefined;
}

/** A board to scale with its content as printed in a format; a blank one where it cannot be drawn. */
export function PrintedBoard({ board, format, x = 0, y = 0, width, height }: PrintedBoardProps) {
  const drawing = useBoardDrawing(board, format);
  if (drawing === null) return <BlankBoard {...{ x, y, width, height }} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="board-scene-shadow" x="1.6" y="1.4" width={width} height={height} />
      <g transform={`scale(${width / drawing.width} ${height / drawing.height})`}>
        <Marks marks={drawing.marks} />
      </g>
    </g>
  );
}
