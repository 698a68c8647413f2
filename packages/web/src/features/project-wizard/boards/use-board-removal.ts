import { useCallback } from 'react';
import { useWizardSession } from '../session/wizard-session.ts';

/** Takes a board off the order as it is now; returns its undo, which puts it back in its place. */
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
