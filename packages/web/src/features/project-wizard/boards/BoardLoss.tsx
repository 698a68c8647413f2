import { boardLabel } from '@ardoise/domain/boards/board-label.ts';
import { deletionAlerts } from '@ardoise/domain/boards/choix-boards.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { Banner } from '../../../components/Banner.tsx';
import { contentCounts } from './board-words.ts';

function lossOf(board: Board): string {
  const content = contentCounts(board);
  const loss = content.length === 0 ? '' : `Son contenu, ${content.join(' et ')}, sera perdu.`;
  return [board.format && `${board.format}.`, loss].filter(Boolean).join(' ');
}

/** What goes with a board, and the rules that its removal breaks. */
export function BoardLoss({ board, boards }: { board: Board; boards: readonly Board[] }) {
  const rank = boards.findIndex(({ entree }) => entree === board.entree);
  const alerts = deletionAlerts(boards, board.entree);
  return (
    <>
      <div className="board-summary-asked">
        <span>{board.imageBoard && <img src={board.imageBoard} alt="" />}</span>
        <p>
          <b>{boardLabel(board, rank)}</b>
          <span className="meta">{lossOf(board)}</span>
        </p>
      </div>
      {alerts.length > 0 && (
        <Banner tone="stop" role="alert">
          {alerts.map((alert) => (
            <p key={alert}>{alert}</p>
          ))}
        </Banner>
      )}
    </>
  );
}
