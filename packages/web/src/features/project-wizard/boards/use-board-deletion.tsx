import { boardLabel } from '@ardoise/domain/boards/board-label.ts';
import { deletionAlerts } from '@ardoise/domain/boards/choix-boards.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { Banner } from '../../../components/Banner.tsx';
import { showToast } from '../../../components/toast-store.ts';
import type { EntryDeletion } from '../entries/use-entry-deletion.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import { contentCounts } from './board-words.ts';
import { useBoardRemoval } from './use-board-removal.ts';

function lossOf(board: Board): string {
  const content = contentCounts(board);
  const loss = content.length === 0 ? '' : `Son contenu, ${content.join(' et ')}, sera perdu.`;
  return [board.format && `${board.format}.`, loss].filter(Boolean).join(' ');
}

/** Deletes a board: its content and the rules it breaks are named before, with an undo for ten seconds. */
export function useBoardDeletion(): EntryDeletion<Board> {
  const { current } = useWizardSession();
  const takeOff = useBoardRemoval();
  const boards = current.boards ?? [];

  function onDelete(board: Board) {
    const rank = boards.findIndex(({ entree }) => entree === board.entree);
    const restore = takeOff(board.entree);
    showToast({
      message: `${boardLabel(board, rank)} est supprimé.`,
      action: { label: 'Rétablir', onPress: restore },
    });
  }

  return {
    question: (board) => {
      const rank = boards.findIndex(({ entree }) => entree === board.entree);
      const alerts = deletionAlerts(boards, board.entree);
      return {
        title: 'Voulez vous vraiment supprimer ce board\u00a0?',
        confirm: 'Supprimer',
        cancel: 'Garder ce board',
        loses: (
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
        ),
      };
    },
    onDelete,
  };
}
