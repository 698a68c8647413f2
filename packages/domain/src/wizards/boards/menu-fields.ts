import { type MenuBrief, readBoardBrief } from '../../catalogue/board-brief.ts';
import type { Board, MenuFormula } from '../../projects/board.ts';
import { PRICE } from '../../projects/field-formats.ts';
import type { Condition, Field, FieldGroup } from '../fields/field.ts';
import {
  formulasOf,
  isChosen,
  type SolidField,
  type SolidName,
  solidMessage,
  solidsOf,
} from './menu-solids.ts';

const MESSAGE = 'Veuillez remplir les champs obligatoire.';
const PRICE_FORMAT = { pattern: PRICE, message: 'Prix incorrect' };
type FormulaName = 'Formule1' | 'Formule2';

/** Whether the board is a menu whose variant says this of the formula. */
function asks(
  name: FormulaName,
  holds: (menu: MenuBrief, formula: MenuFormula) => boolean = () => true,
): Condition<Board> {
  return ({ state, brief }) => {
    const menu = readBoardBrief(state ?? '');
    if (menu?.brief !== 'menu' || !formulasOf(menu).includes(name)) return false;
    return holds(menu, brief?.menus?.[name] ?? {});
  };
}

function solidFields(
  name: FormulaName,
  field: SolidField,
  written: SolidName,
  label: string,
): Field<Board>[] {
  const at = `brief.menus.${name}`;
  const position = (menu: MenuBrief, formula: MenuFormula) =>
    solidsOf(menu, formula).findIndex(([one]) => one === field);
  const applies = asks(name, (menu, formula) => position(menu, formula) !== -1);
  return [
    {
      path: `${at}.${field}`,
      kind: 'own-layout',
      label,
      applies,
      rule: ({ state, brief }) => {
        const menu = readBoardBrief(state ?? '');
        const formula = brief?.menus?.[name] ?? {};
        if (menu?.brief !== 'menu' || isChosen(formula[field])) return [];
        return [{ chemin: `${at}.${field}`, message: solidMessage(menu, position(menu, formula)) }];
      },
    },
    {
      path: `${at}.${written}`,
      kind: 'text',
      label: `Nom du ${label.toLowerCase()}`,
      applies,
      required: MESSAGE,
    },
  ];
}

/** What is asked of a formula of a menu, as its variant has it (specification/boards.md#content). */
function formulaGroup(name: FormulaName, title: string): FieldGroup<Board> {
  const at = `brief.menus.${name}`;
  const withOption = asks(name, ({ option }) => option);
  const fields: Field<Board>[] = [
    { path: `${at}.nomFormule`, kind: 'text', label: 'Nom', applies: asks(name), required: MESSAGE },
    ...solidFields(name, 'solide', 'nomsolide', 'Solide'),
    ...solidFields(name, 'solide1', 'nomsolide1', 'Solide 1'),
    ...solidFields(name, 'solide2', 'nomsolide2', 'Solide 2'),
    {
      path: `${at}.prixformule`,
      kind: 'amount',
      label: 'Prix',
      applies: asks(name),
      required: MESSAGE,
      format: PRICE_FORMAT,
      span: 3,
    },
    {
      path: `${at}.prixbarre`,
      kind: 'amount',
      label: 'Prix barré',
      applies: asks(name),
      format: PRICE_FORMAT,
      span: 3,
    },
    { path: `${at}.nomsolidebis`, kind: 'text', label: 'Nom de l’option', applies: withOption, span: 3 },
    {
      path: `${at}.prixAutreFormule`,
      kind: 'amount',
      label: 'Prix de l’option',
      applies: withOption,
      format: PRICE_FORMAT,
      span: 3,
    },
  ];
  return { title, fields };
}

/** What a menu board asks: a name, its solids and a price for each formula. */
export const MENU_FIELDS: readonly FieldGroup<Board>[] = [
  formulaGroup('Formule1', 'Formule 1'),
  formulaGroup('Formule2', 'Formule 2'),
];
