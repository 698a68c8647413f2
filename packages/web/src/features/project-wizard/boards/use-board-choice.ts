import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import {
  boardToTakeOff,
  isRespected,
  MAX_BOARDS,
  newBoard,
  type TakenOff,
} from '@ardoise/domain/wizards/boards/choix-boards.ts';
import { useCallback, useState } from 'react';
import { newEntryId } from '../entries/new-entry-id.ts';
import { useWizardSession } from '../wizard-session.ts';

/** Plus and minus: the minus cannot remove boards that were in the order when the step was opened. */
export function useBoardChoice() {
  const { current, keeper, put } = useWizardSession();
  const [saved] = useState(() => new Set(current.boards?.map(({ entree }) => entree)));
  const [taken, setTaken] = useState<TakenOff | null>(null);
  const present = useCallback(() => keeper.getSnapshot().state.current.boards ?? [], [keeper]);

  const add = useCallback(
    (item: CatalogueBoard) => {
      const boards = present();
      if (boards.length >= MAX_BOARDS) return;
      put('boards', [...boards, newBoard(item, newEntryId())]);
    },
    [present, put],
  );
  const remove = useCallback(
    (item: CatalogueBoard) => {
      const boards = present();
      const taken = boardToTakeOff(boards, item, saved);
      if (taken === null) return;
      setTaken(taken);
      put('boards', boards.toSpliced(taken.index, 1));
    },
    [present, put, saved],
  );

  const rule = taken?.rule;
  const restore = () => {
    setTaken(null);
    if (taken !== null) put('boards', present().toSpliced(taken.index, 0, taken.board));
  };
  return {
    isSaved: ({ entree }: Board) => saved.has(entree),
    add,
    remove,
    /** The rule that the last minus broke, until it is met again. */
    lost: rule !== undefined && !isRespected(rule, current.boards ?? []) ? { rule, restore } : null,
  };
}
