import { boardLabel, nameInTwo } from '@ardoise/domain/boards/board-label.ts';
import { BOARD_COPIES } from '@ardoise/domain/kinds/vae/steps/livraison.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { DELIVERY } from '@ardoise/domain/wizards/steps/delivery-address.ts';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { counted } from '../../../components/format-number.ts';
import { Segments } from '../../../components/Segments.tsx';
import { Copies } from '../entries/Copies.tsx';
import { StepFields } from '../fields/StepFields.tsx';
import { useErrors } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import { useChangeBoard } from './use-change-board.ts';

const COPIES = BOARD_COPIES.map((copies) => ({ value: copies, label: copies }));

interface CopiesOfProps {
  chemin: string;
  label: string;
  chosen: string | undefined;
  error: string | undefined;
  onChoose: (copies: string | undefined) => void;
}

/** A short closed list of numbers. */
function CopiesOf({ chemin, label, error, chosen, onChoose }: CopiesOfProps) {
  return (
    <fieldset
      className={error ? 'field field-bad' : 'field'}
      aria-describedby={error ? messageId(chemin) : undefined}
    >
      <legend className="visually-hidden">{label}</legend>
      <Segments name={chemin} id={fieldId(chemin)} options={COPIES} chosen={chosen} onChoose={onChoose} />
      {error && <FieldMessage id={messageId(chemin)} error={error} />}
    </fieldset>
  );
}

function detailsOf({ format, optionStopTrottoir, formatStopTrottoir }: Board, detail: string): string[] {
  const own = [detail, format].filter(Boolean).join(' · ');
  return optionStopTrottoir ? [own, `et un seul stop-trottoir ${formatStopTrottoir || 'à choisir'}`] : [own];
}

/** '5 boards et 2 stop-trottoirs' */
function totalOf(boards: readonly Board[]): string {
  const copies = boards.reduce((sum, { nombreExemplaire }) => sum + (Number(nombreExemplaire) || 0), 0);
  const standing = boards.filter(({ optionStopTrottoir }) => optionStopTrottoir).length;
  const all = counted(copies, 'board', 'boards');
  return standing === 0 ? all : `${all} et ${counted(standing, 'stop-trottoir', 'stop-trottoirs')}`;
}

/** How many of each board, then where they go. */
export function BoardCopies() {
  const { current } = useWizardSession();
  const changeBoard = useChangeBoard();
  const errorOf = useErrors();
  const boards = current.boards ?? [];
  const choose = (entree: string | undefined, nombreExemplaire: string | undefined) =>
    changeBoard(entree, (board) => ({ ...board, nombreExemplaire }));
  return (
    <Copies
      rows={boards.map((board, rank) => {
        const label = boardLabel(board, rank);
        const { name, detail } = nameInTwo(label, board.state);
        const chemin = `boards.${rank}.nombreExemplaire`;
        return {
          entree: board.entree,
          picture: <BoardDrawing board={board} label="" printed />,
          name,
          details: detailsOf(board, detail),
          answer: (
            <CopiesOf
              chemin={chemin}
              label={`Exemplaires de ${label}`}
              chosen={board.nombreExemplaire}
              error={errorOf(chemin)}
              onChoose={(copies) => choose(board.entree, copies)}
            />
          ),
        };
      })}
      total={totalOf(boards)}
    >
      <StepFields groups={[DELIVERY]} />
    </Copies>
  );
}
