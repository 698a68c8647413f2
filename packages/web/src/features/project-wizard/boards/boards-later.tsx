import {
  boardFormatsOf,
  hangOnWall,
  MAX_PAVEMENT,
  mayStandOnPavement,
  TOO_MANY_PAVEMENT,
} from '@ardoise/domain/boards/board-formats.ts';
import { boardLabel } from '@ardoise/domain/boards/board-label.ts';
import { pose as asked } from '@ardoise/domain/boards/pose.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { startTransition, useCallback, useState } from 'react';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { useRoomTaken } from '../../../hooks/use-room-taken.ts';
import { StepFields } from '../fields/StepFields.tsx';
import { useErrors } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { usePoseAgain } from '../steps/use-pose-again.ts';
import { BoardCopies } from './BoardCopies.tsx';
import { BoardEditor } from './BoardEditor.tsx';
import { BoardFormat } from './BoardFormat.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardVideo } from './BoardVideo.tsx';
import { BoardWall } from './BoardWall.tsx';
import { ChoixBoards } from './ChoixBoards.tsx';
import { useChangeBoard } from './use-change-board.ts';
import './FormatBoards.css';

/** A format for each board, on a drawing of the wall, with its optional pavement sign. */
function FormatBoards() {
  const { current, project } = useWizardSession();
  const changeBoard = useChangeBoard();
  const errorOf = useErrors();
  const [shown, setShown] = useState(0);
  const wall = useRoomTaken<HTMLDivElement>('--room-top');
  const boards = current.boards ?? [];
  const formats = boardFormatsOf(project.type);
  const onPavement = mayStandOnPavement(project.type);
  const standing = boards.filter(({ optionStopTrottoir }) => optionStopTrottoir).length;
  const change = useCallback(
    (entree: string, answers: Partial<Board>) => changeBoard(entree, (board) => ({ ...board, ...answers })),
    [changeBoard],
  );
  const show = useCallback((rank: number) => startTransition(() => setShown(rank)), []);
  return (
    <>
      {hangOnWall(project.type) && (
        <div className="format-boards-wall" ref={wall}>
          <BoardWall boards={boards} shown={shown} onPavement={onPavement} />
        </div>
      )}
      {standing > MAX_PAVEMENT && (
        <div className="field field-bad" id={fieldId('boards')} tabIndex={-1}>
          <FieldMessage id={messageId('boards')} error={TOO_MANY_PAVEMENT} />
        </div>
      )}
      {boards.map((board, rank) => (
        <BoardFormat
          key={board.entree}
          entree={board.entree ?? ''}
          rank={rank}
          label={boardLabel(board, rank)}
          state={board.state}
          image={board.imageBoard}
          formats={formats}
          format={board.format ?? ''}
          error={errorOf(`boards.${rank}.format`)}
          pavement={
            onPavement
              ? board.optionStopTrottoir
                ? 'chosen'
                : standing >= MAX_PAVEMENT
                  ? 'full'
                  : 'free'
              : 'none'
          }
          tooMany={standing > MAX_PAVEMENT}
          pavementFormat={board.formatStopTrottoir ?? ''}
          pavementError={errorOf(`boards.${rank}.formatStopTrottoir`)}
          onChange={change}
          onShow={show}
        />
      ))}
    </>
  );
}

/** The pose of the boards. */
function Pose() {
  usePoseAgain();
  return <StepFields groups={asked.groups} />;
}

/** The parts of the wizards of boards that their first steps do not show, in one script. */
export const boardsLater = {
  BoardCopies,
  BoardEditor,
  BoardList,
  BoardVideo,
  ChoixBoards,
  FormatBoards,
  Pose,
};
