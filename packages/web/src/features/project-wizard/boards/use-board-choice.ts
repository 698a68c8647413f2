import {
  type BoardRule,
  boardToTakeOff,
  isRespected,
  MAX_BOARDS,
  newBoard,
} from '@ardoise/domain/boards/choix-boards.ts';
import type { Board as CatalogueBoard } from '@ardoise/domain/catalogue/board.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { useCallback, useState } from 'react';
import { newEntryId } from '../entries/new-entry-id.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { useBoardRemoval } from './use-board-removal.ts';

/** A rule that a minus broke, and the way back. */
interface Lost {
  rule: BoardRule;
  restore: () => void;
}

/** Plus and minus: the minus cannot remove boards that were in the order when the step was opened. */
export function useBoardChoice() {
  const { current, keeper, put } = useWizardSession();
  const [saved] = useState(() => new Set(current.boards?.map(({ entree }) => entree)));
  const [lost, setLost] = useState<Lost | null>(null);
  const takeOff = useBoardRemoval();
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
      const taken = boardToTakeOff(present(), item, saved);
      if (taken === null) return;
      const { board, rule } = taken;
      const restore = takeOff(board.entree);
      setLost(rule === undefined ? null : { rule, restore });
    },
    [present, saved, takeOff],
  );

  return {
    isSaved: ({ entree }: Board) => saved.has(entree),
    add,
    remove,
    /** The rule that the last minus broke, until it is met again. */
    lost: lost !== null && !isRespected(lost.rule, current.boards ?? []) ? lost : null,
  };
}
