import type { Board } from '@ardoise/domain/projects/board.ts';

interface BoardFaceProps {
  board: Board;
  x?: number;
  y?: number;
  width: number;
  height: number;
}

/** A board in a drawing to scale, in centimetres: its slate, with the model's picture. */
export function BoardFace({ board, x = 0, y = 0, width, height }: BoardFaceProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="board-scene-shadow" x="1.6" y="1.4" width={width} height={height} />
      <rect className="board-scene-slate" width={width} height={height} />
      {board.imageBoard && <image href={board.imageBoard} width={width} height={height} />}
    </g>
  );
}
