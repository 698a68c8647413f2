import type { FieldError } from '@ardoise/domain/base/errors.ts';
import { MENU_FORMULAS, type MenuFormulaFields } from '@ardoise/domain/boards/menu-fields.ts';
import type { MenuBrief } from '@ardoise/domain/catalogue/board-brief.ts';
import {
  formulasOf,
  isChosen,
  solidsOf,
  withoutSecondSolid,
  withSecondSolid,
} from '@ardoise/domain/catalogue/menu-solids.ts';
import type { Board } from '@ardoise/domain/projects/board.ts';
import { withAnswer } from '@ardoise/domain/wizards/answer-at.ts';
import { fieldProblems } from '@ardoise/domain/wizards/fields/field-problems.ts';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { Button } from '../../../components/Button.tsx';
import { counted } from '../../../components/format-number.ts';
import { Icon } from '../../../components/Icon.tsx';
import { StepFields } from '../fields/StepFields.tsx';
import { useWizardSession } from '../session/wizard-session.ts';

interface MenuFormProps {
  board: Board;
  menu: MenuBrief;
  rank: number;
  /** Of the entire board, with what does not fit on it. */
  problems: readonly FieldError[];
}

/** A standard 2018 has one solid, and an optional second. */
function SecondSolid({
  formula,
  board,
  menu,
  rank,
}: Omit<MenuFormProps, 'problems'> & { formula: MenuFormulaFields }) {
  const { present, put } = useWizardSession();
  const path = `brief.menus.${formula.name}`;
  const written = board.brief?.menus?.[formula.name] ?? {};
  const two = solidsOf(menu, written).length === 2;
  // A second follows a first: blank answers alone are none, and would not be kept.
  if (!two && !isChosen(written.solide) && !written.nomsolide?.trim()) return null;
  const change = () => {
    const boards = present().boards ?? [];
    const answers = boards[rank]?.brief?.menus?.[formula.name] ?? {};
    put(
      'boards',
      withAnswer(boards, `${rank}.${path}`, two ? withoutSecondSolid(answers) : withSecondSolid(answers)),
    );
  };
  return (
    <Button tone="text" icon={two ? IconTrash : IconPlus} onClick={change}>
      {two ? 'Retirer le second solide' : 'Ajouter un second solide'}
    </Button>
  );
}

/** 'Complète', or the number of missing answers, then of those that cannot be printed. */
function FormulaState({ lacking, wrong }: { lacking: number; wrong: number }) {
  if (lacking > 0) return <small>{counted(lacking, 'réponse à donner', 'réponses à donner')}</small>;
  if (wrong > 0) return <small>{counted(wrong, 'réponse à corriger', 'réponses à corriger')}</small>;
  return (
    <small className="board-editor-complete">
      <Icon of={IconCheck} size="s" />
      Complète
    </small>
  );
}

/** The formulas of a menu, in reading order. */
export function MenuForm({ board, menu, rank, problems }: MenuFormProps) {
  const { current } = useWizardSession();
  const formulas = MENU_FORMULAS.filter(({ name }) => formulasOf(menu).includes(name));
  const at = `boards.${rank}`;
  return formulas.map((formula) => {
    const { name, title, food, prices } = formula;
    return (
      <section className="board-editor-formula" key={name} aria-label={title}>
        <h2 className="title-section">
          {title}
          <FormulaState
            lacking={fieldProblems([food, prices], board, current).length}
            wrong={problems.filter(({ chemin }) => chemin.startsWith(`${at}.brief.menus.${name}.`)).length}
          />
        </h2>
        <StepFields groups={[{ fields: food.fields }]} at={at} />
        {menu.optionalSolids > 0 && <SecondSolid formula={formula} board={board} menu={menu} rank={rank} />}
        <StepFields groups={[{ fields: prices.fields }]} at={at} />
      </section>
    );
  });
}
