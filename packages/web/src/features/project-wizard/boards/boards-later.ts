import { BoardCopies } from './BoardCopies.tsx';
import { BoardEditor } from './BoardEditor.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardVideo } from './BoardVideo.tsx';
import { ChoixBoards } from './ChoixBoards.tsx';
import { FormatBoards } from './FormatBoards.tsx';
import { Pose } from './Pose.tsx';

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
