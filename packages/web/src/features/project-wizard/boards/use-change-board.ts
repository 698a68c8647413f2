import type { Board } from '@ardoise/domain/projects/board.ts';
import { useCallback } from 'react';
import { useWizardSession } from '../session/wizard-session.ts';

/** Changes one board of the order as it is now, by its entry's id; stable between renders, for memoised boards. */
export function useChangeBoard() {
  const { keeper, put } = useWizardSession();
  return useCallback(
    (entree: string | undefined, change: (board: Board) => Board) =>
      put(
        'boards',
        keeper
          .getSnapshot()
          .state.current.boards?.map((board) => (board.entree === entree ? change(board) : board)),
      ),
    [keeper, put],
  );
}
