import { useCallback } from 'react';
import { useWizardSession } from '../session/wizard-session.ts';

/** Removes a board from the current order; returns its undo, which restores it in its place. */
export function useBoardRemoval() {
  const { keeper, put } = useWizardSession();
  return useCallback(
    (entree: string | undefined) => {
      const present = () => keeper.getSnapshot().state.current.boards ?? [];
      const boards = present();
      const rank = boards.findIndex((board) => board.entree === entree);
      put(
        'boards',
        boards.filter((board) => board.entree !== entree),
      );
      return () => put('boards', present().toSpliced(rank, 0, ...boards.slice(rank, rank + 1)));
    },
    [keeper, put],
  );
}
