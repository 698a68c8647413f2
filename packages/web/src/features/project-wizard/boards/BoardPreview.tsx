import type { Board } from '@ardoise/domain/projects/board.ts';

interface BoardPreviewProps {
  board: Board;
  label: string;
}

/** The preview of a board, with its format above. */
export function BoardPreview({ board, label }: BoardPreviewProps) {
  return (
    <figure className="board-editor-preview">
      <figcaption>
        <b>Votre board</b> <span className="meta">{board.format || 'format à choisir'}</span>
      </figcaption>
      <div>{board.imageBoard && <img src={board.imageBoard} alt={label} />}</div>
    </figure>
  );
}
