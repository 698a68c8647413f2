import { boardInTwo, boardLabel } from '@ardoise/domain/boards/board-label.ts';
import { BOARD_RULES, isRespected } from '@ardoise/domain/boards/choix-boards.ts';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { Leader } from '../../../components/Leader.tsx';
import { useEntryDeletion } from '../entries/use-entry-deletion.tsx';
import { useWizardSession } from '../session/wizard-session.ts';
import { useBoardDeletion } from './use-board-deletion.tsx';
import './BoardSummary.css';

function Boards() {
  const { current } = useWizardSession();
  const { remove, dialog } = useEntryDeletion(useBoardDeletion());
  return (
    <>
      {current.boards?.map((board, rank) => {
        const label = boardLabel(board, rank);
        const { name, detail } = boardInTwo(board, rank);
        return (
          <p className="docket-pick board-summary-pick" key={board.entree}>
            <span className="docket-photo">{board.imageBoard && <img src={board.imageBoard} alt="" />}</span>
            <span>
              {name}
              <span className="meta">{detail}</span>
            </span>
            <button
              type="button"
              aria-label={`Supprimer ${label}`}
              title="Supprimer"
              onClick={() => remove(board)}
            >
              <Icon of={IconX} />
            </button>
          </p>
        );
      })}
      {dialog}
    </>
  );
}

/** 'Vos boards': outlet and support, each board with its format, and what is missing. */
export function BoardSummary() {
  const { current, project } = useWizardSession();
  const boards = current.boards ?? [];
  return (
    <>
      {current.pdv?.nomPDV && <Leader name="Point de vente" value={current.pdv.nomPDV} />}
      <Leader name="Support" value={project.type} />
      <hr />
      <Boards />
      {BOARD_RULES.filter((rule) => !isRespected(rule, boards)).map((rule) => (
        <p className="docket-need" key={rule.short}>
          <Icon of={IconPlus} />
          Encore {counted(rule.min - rule.count(boards), rule.noun.one, rule.noun.many)}
        </p>
      ))}
    </>
  );
}
