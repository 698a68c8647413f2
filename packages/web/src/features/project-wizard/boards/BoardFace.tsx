import type { Board } from '@ardoise/domain/projects/board.ts';
import { Marks } from '../../../components/preview/Marks.tsx';
import { useBoardDrawing } from './use-board-drawing.ts';

interface Place {
  x?: number;
  y?: number;
  /** In centimetres. */
  width: number;
  height: number;
}

/** The slate of a board, with the picture of its model. */
export function BoardFace({ image, x = 0, y = 0, width, height }: Place & { image: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="board-scene-shadow" x="1.6" y="1.4" width={width} height={height} />
      <rect className="board-scene-slate" width={width} height={height} />
      {image && <image href={image} width={width} height={height} />}
    </g>
  );
}

/** A board to scale with its content as printed. */
export function PrintedBoard({ board, x = 0, y = 0, width, height }: Place & { board: Board }) {
  const drawing = useBoardDrawing(board, board.format);
  if (drawing === null) return <BoardFace image={board.imageBoard} {...{ x, y, width, height }} />;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="board-scene-shadow" x="1.6" y="1.4" width={width} height={height} />
      <g transform={`scale(${width / drawing.width} ${height / drawing.height})`}>
        <Marks marks={drawing.marks} />
      </g>
    </g>
  );
}
