import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { contenuBoards } from '@ardoise/domain/boards/board-content.ts';
import { nameInTwo } from '@ardoise/domain/boards/board-label.ts';
import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import type { StepEntry } from '@ardoise/domain/wizards/wizard.ts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleDashed from '@tabler/icons-react/dist/esm/icons/IconCircleDashed.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import { useState } from 'react';
import { Button, buttonClass, IconButton } from '../../../components/Button.tsx';
import { fieldId } from '../../../components/field-id.ts';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Pips } from '../../../components/Pips.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import { useEntryDeletion } from '../entries/use-entry-deletion.tsx';
import { EnlargedPreview } from '../preview/EnlargedPreview.tsx';
import { useHasErrors } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { BoardDrawing } from './BoardDrawing.tsx';
import { contentCounts } from './board-words.ts';
import { missingAnswers } from './missing-answers.ts';
import { useBoardDeletion } from './use-board-deletion.tsx';
import { useBoardDrawing } from './use-board-drawing.ts';
import { boardInWords, formatDetail } from './use-previewed-board.ts';
import './BoardList.css';

/** What a blank board will require. */
function hintOf({ state }: Board): string {
  const asked = readBoardBrief(state ?? '');
  if (asked?.brief === 'pricelist') return 'Texte libre ou photos';
  if (asked?.brief === 'gamme-prix') return 'Des prix et leurs boissons';
  return asked?.formulas === 2 ? 'Deux formules' : 'Une formule';
}

interface CardProps {
  board: Board;
  entry: StepEntry;
  rank: number;
  /** The first incomplete one. */
  next: boolean;
  bad: boolean;
  onDelete: (board: Board) => void;
}

/** The catalogue has changed since it was chosen. */
const isUnknown = ({ state }: Board) => readBoardBrief(state ?? '') === null;

/** Its drawing as large as the window, for reading it. */
function Enlarge({ board, label }: { board: Board; label: string }) {
  const drawing = useBoardDrawing(board, board.format);
  const [open, setOpen] = useState(false);
  if (drawing === null) return null;
  return (
    <>
      <IconButton
        icon={IconZoomIn}
        tone="line"
        label={`Agrandir\u00a0: ${label}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {open && (
        <EnlargedPreview
          title={label}
          detail={formatDetail(board)}
          drawing={drawing}
          label={boardInWords(label, drawing)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Progress({ board, problems }: { board: Board; problems: readonly FieldError[] }) {
  const { wizard } = useWizardSession();
  const counts = contentCounts(board);
  if (isUnknown(board))
    return (
      <>
        <p className="board-list-state tone-stop">
          <Icon of={IconAlertTriangle} />
          N’est plus au catalogue
        </p>
        <p className="meta">Supprimez-le. S’il en faut un autre, l’étape du choix des boards le dira.</p>
      </>
    );
  if (problems.length === 0)
    return (
      <>
        <p className="board-list-state tone-done">
          <Icon of={IconCircleCheck} />
          Rempli
        </p>
        <p className="meta">{counts.join(', ')}</p>
      </>
    );
  const blank = counts.length === 0;
  return (
    <>
      <p className="board-list-state tone-draft">
        <Icon of={IconCircleDashed} />
        {blank ? 'À remplir' : `Il manque ${counted(problems.length, 'réponse', 'réponses')}`}
      </p>
      <p className="meta">{blank ? hintOf(board) : missingAnswers(wizard, problems)}</p>
    </>
  );
}

/** A link to its editor; to its deletion where no editor knows its variant. */
function Way({ board, entry, rank, next, onDelete }: Omit<CardProps, 'bad'>) {
  const { project } = useWizardSession();
  const id = fieldId(`boards.${rank}`);
  const label = <span className="visually-hidden"> : {entry.label}</span>;
  if (isUnknown(board))
    return (
      <Button id={id} tone={next ? 'ink' : 'line'} onClick={() => onDelete(board)}>
        Supprimer
        {label}
      </Button>
    );
  const done = entry.problems.length === 0;
  return (
    <Link
      id={id}
      className={buttonClass({ tone: next ? 'ink' : 'line' })}
      to={wizardPath(project.type, project._id.$oid, 'contenu/boards', entry.id)}
    >
      {done ? 'Modifier' : contentCounts(board).length > 0 ? 'Reprendre' : 'Remplir'}
      {label}
    </Link>
  );
}

/** One board: its content, what is missing, and the way to it. */
function BoardCard({ bad, ...props }: CardProps) {
  const { board, entry } = props;
  const { name, detail } = nameInTwo(entry.label, board.state);
  return (
    <article className={bad ? 'board-list-card board-list-card-bad' : 'board-list-card'}>
      <div className="board-list-stage">
        <BoardDrawing board={board} label="" />
      </div>
      <div className="board-list-words">
        <h2>{name}</h2>
        <p className="meta">{[detail, board.format].filter(Boolean).join(' · ')}</p>
        <Progress board={board} problems={entry.problems} />
      </div>
      <p className="board-list-ways">
        <Way {...props} />
        <Enlarge board={board} label={entry.label} />
      </p>
    </article>
  );
}

/** Every board of the order, complete or not, as a link to its content. */
export function BoardList() {
  const { current } = useWizardSession();
  const hasErrors = useHasErrors();
  const { remove, dialog } = useEntryDeletion(useBoardDeletion());
  const boards = current.boards ?? [];
  const entries = contenuBoards.entries?.of(current) ?? [];
  const open = entries.findIndex(({ problems }) => problems.length > 0);
  const done = entries.filter(({ problems }) => problems.length === 0).length;
  return (
    <div id={fieldId('boards')} tabIndex={-1}>
      <p className="board-list-count" role="status">
        <Pips count={done} of={entries.length} />
        {counted(done, 'rempli', 'remplis')} sur {entries.length}
      </p>
      <div className="board-list-cards">
        {entries.map((entry, rank) => {
          const board = boards[rank];
          return (
            board && (
              <BoardCard
                key={entry.id}
                board={board}
                entry={entry}
                rank={rank}
                next={rank === open}
                bad={entry.problems.length > 0 && hasErrors(`boards.${rank}`)}
                onDelete={remove}
              />
            )
          );
        })}
      </div>
      {dialog}
    </div>
  );
}
