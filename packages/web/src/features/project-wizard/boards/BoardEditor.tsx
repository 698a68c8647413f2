import { PRICELIST_FIELDS } from '@ardoise/domain/boards/board-content.ts';
import { nameInTwo } from '@ardoise/domain/boards/board-label.ts';
import { readBoardBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { inOneName, pathName } from '@ardoise/domain/wizards/fields/field-name.ts';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { Fragment, memo, useDeferredValue, useMemo } from 'react';
import { Banner } from '../../../components/Banner.tsx';
import { ErrorSummary } from '../../../components/ErrorSummary.tsx';
import { FieldMessage } from '../../../components/FieldMessage.tsx';
import { fieldId, messageId } from '../../../components/field-id.ts';
import { Icon } from '../../../components/Icon.tsx';
import { wizardPath } from '../../../components/projects/wizard-path.ts';
import { Link } from '../../../router/Link.tsx';
import { StepFields } from '../fields/StepFields.tsx';
import { PreviewFigure } from '../preview/PreviewFigure.tsx';
import { PreviewStrip } from '../preview/PreviewStrip.tsx';
import type { EntryProps } from '../session/kind-screens.ts';
import { useErrorOf } from '../session/use-error-of.ts';
import { useWizardSession } from '../session/wizard-session.ts';
import { CopyContent } from './CopyContent.tsx';
import { MenuForm } from './MenuForm.tsx';
import { PriceLines } from './PriceLines.tsx';
import { formatDetail, type PreviewedBoard, usePreviewedBoard } from './use-previewed-board.ts';
import './BoardEditor.css';

/** Each answer as a group of its own: photos have a heading. */
const GROUPS = PRICELIST_FIELDS.fields.map((field) => ({ field, groups: [{ fields: [field] }] }));

/** The text of a price list, or its photos: one common error message. */
function PricelistForm({ rank }: { rank: number }) {
  const at = `boards.${rank}`;
  const chemin = `${at}.brief.pricelist`;
  const error = useErrorOf(chemin);
  return (
    <div className={error ? 'field field-bad' : 'field'} id={fieldId(chemin)} tabIndex={-1}>
      {error && <FieldMessage id={messageId(chemin)} error={error} />}
      {GROUPS.map(({ field, groups }) => (
        <Fragment key={field.path}>
          {field.kind === 'photos' && <h2 className="title-section board-editor-photos">Photos</h2>}
          <StepFields groups={groups} at={at} />
        </Fragment>
      ))}
    </div>
  );
}

/** What a board's brief requires, in a sentence. */
function ledeOf({ state }: Board): string {
  const asked = readBoardBrief(state ?? '');
  if (asked?.brief === 'gamme-prix') return 'Un prix, puis les boissons vendues à ce prix.';
  if (asked?.brief === 'pricelist')
    return 'Écrivez les prix, ou photographiez une carte. L’un des deux suffit.';
  if (asked === null) return '';
  const formulas = asked.formulas === 2 ? 'deux formules' : 'une formule';
  const solids = asked.solids === 2 ? 'deux solides' : 'un solide';
  return `${formulas}, ${solids}${asked.formulas === 2 ? ' chacune' : ''}`;
}

/** Form of a board's variant. */
function BoardForm({ board, rank, entry }: { board: Board } & Pick<EntryProps, 'rank' | 'entry'>) {
  const asked = readBoardBrief(board.state ?? '');
  if (asked?.brief === 'menu')
    return <MenuForm board={board} menu={asked} rank={rank} problems={entry.problems} />;
  if (asked?.brief === 'gamme-prix') return <PriceLines board={board} rank={rank} />;
  if (asked?.brief === 'pricelist') return <PricelistForm rank={rank} />;
  return (
    <Banner tone="stop">
      Ce board n’est plus au catalogue&nbsp;: il se supprime dans «&nbsp;Tous les boards&nbsp;».
    </Banner>
  );
}

interface DrawnBoardProps extends Omit<PreviewedBoard, 'board'> {
  /** The board as JSON: the form mutates its objects in place, so that only their content shows a change. */
  content: string;
}

/** The preview beside the form, and above the bar where there is no room beside. */
const DrawnBoard = memo(function DrawnBoard({ wizard, content, rank, label }: DrawnBoardProps) {
  const board = useMemo(() => JSON.parse(content) as Board, [content]);
  const previewed = usePreviewedBoard({ wizard, board, rank, label });
  return (
    <>
      <aside className="board-editor-side" aria-label="Votre board">
        <PreviewFigure
          title="Votre board"
          detail={formatDetail(board)}
          missing={board.imageBoard && <img src={board.imageBoard} alt={label} />}
          previewed={previewed}
        />
      </aside>
      {previewed && <PreviewStrip previewed={previewed} />}
    </>
  );
});

/** A key press does not wait for the drawing: it follows in a render of its own, which React interrupts. */
function BoardPreview({ board, ...place }: PreviewedBoard) {
  return <DrawnBoard content={useDeferredValue(JSON.stringify(board))} {...place} />;
}

/** Content editor of one board, with its preview. */
export function BoardEditor({ entry, rank, errors }: EntryProps) {
  const { wizard, project, current } = useWizardSession();
  const boards = current.boards ?? [];
  const board = boards[rank] ?? {};
  const { name, detail } = nameInTwo(entry.label, board.state);
  const nameOf = (chemin: string) => inOneName(pathName(wizard, chemin)?.words.slice(1) ?? []);
  return (
    <div className="board-editor">
      <section aria-label="Contenu du board">
        <nav className="board-editor-way" aria-label="Boards">
          {/* The address of a menu begins with that of the list, which is not the current page. */}
          <Link to={wizardPath(project.type, project._id.$oid, 'contenu/boards')}>
            <Icon of={IconArrowLeft} />
            Tous les boards
          </Link>
          <span className="meta">
            Board {rank + 1} sur {boards.length}
          </span>
        </nav>
        <h1 className="title-page">{name}</h1>
        <p className="lede">{[detail, ledeOf(board)].filter(Boolean).join(' · ')}</p>
        <ErrorSummary errors={errors} nameOf={(chemin) => nameOf(chemin) || undefined} />
        <CopyContent board={board} />
        <div className="wizard-fields">
          <BoardForm board={board} rank={rank} entry={entry} />
        </div>
      </section>
      <BoardPreview wizard={wizard} board={board} rank={rank} label={entry.label} />
    </div>
  );
}
