import { boardLabel } from '@ardoise/domain/boards/board-label.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import type { ComponentProps } from 'react';
import { lateScreen } from '../../../components/late-screen.tsx';
import { showToast } from '../../../components/toast-store.ts';
import type { EntryDeletion } from '../entries/use-entry-deletion.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import type { BoardLoss } from './BoardLoss.tsx';
import { useBoardRemoval } from './use-board-removal.ts';

const LateBoardLoss = lateScreen<ComponentProps<typeof BoardLoss>>(
  async () => (await import('./BoardLoss.tsx')).BoardLoss,
  null,
);

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
    question: (board) => ({
      title: 'Voulez vous vraiment supprimer ce board\u00a0?',
      confirm: 'Supprimer',
      cancel: 'Garder ce board',
      loses: <LateBoardLoss board={board} boards={boards} />,
    }),
    onDelete,
  };
}
