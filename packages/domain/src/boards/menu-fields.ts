import type { FieldError } from '../base/errors.ts';
import { BOARD_CONTAINERS, type MenuBrief, readBoardBrief } from '../catalogue/board-brief.ts';
import {
  type FormulaName,
  formulasOf,
  isChosen,
  SOLIDS,
  type SolidPlace,
  solidMessage,
  solidsOf,
} from '../catalogue/menu-solids.ts';
import type { Board, MenuFormula } from '../projects/board.ts';
import { priceParts } from '../projects/field-formats.ts';
import type { Condition, Field, FieldGroup } from '../wizards/field.ts';
import { fieldProblems } from '../wizards/fields/field-problems.ts';
import { required } from '../wizards/rules.ts';

const MESSAGE = 'Veuillez remplir les champs obligatoire.';
const HALF_OPTION = 'Une option a un nom et un prix\u00a0: complétez-la, ou videz les deux.';

/** The menu of a board's variant; undefined for another brief. */
export function menuOf({ state }: Board): MenuBrief | undefined {
  const brief = readBoardBrief(state ?? '');
  return brief?.brief === 'menu' ? brief : undefined;
}

const formulaOf = ({ brief }: Board, name: FormulaName): MenuFormula => brief?.menus?.[name] ?? {};

/** Whether the board is a menu whose variant requires this of the formula. */
function asks(
  name: FormulaName,
  holds: (menu: MenuBrief, formula: MenuFormula) => boolean = () => true,
): Condition<Board> {
  return (board) => {
    const menu = menuOf(board);
    return menu !== undefined && formulasOf(menu).includes(name) && holds(menu, formulaOf(board, name));
  };
}

function solidField(name: FormulaName, { solid, written, label }: SolidPlace): Field<Board> {
  const at = `brief.menus.${name}`;
  const position = (menu: MenuBrief, formula: MenuFormula) =>
    solidsOf(menu, formula).findIndex((place) => place.solid === solid);
  return {
    path: `${at}.${solid}`,
    kind: 'solid',
    label,
    solid,
    written,
    whole: at,
    names: { [`${at}.${written}`]: `Nom du ${label.toLowerCase()}` },
    applies: asks(name, (menu, formula) => position(menu, formula) !== -1),
    rule: (board): FieldError[] => {
      const menu = menuOf(board);
      const formula = formulaOf(board, name);
      if (menu === undefined) return [];
      // A choice includes its name: one sentence for both.
      return isChosen(formula[solid])
        ? required(`${at}.${written}`, formula[written], MESSAGE)
        : [{ chemin: `${at}.${solid}`, message: solidMessage(menu, position(menu, formula)) }];
    },
    span: 3,
  };
}

const amountOf = (price: string | undefined) => Number(priceParts(price)?.join('.') ?? Number.NaN);

/** A struck-through price is the former one: not above the price is a warning, not an error. */
const isNoReduction = ({ prixformule, prixbarre }: MenuFormula) =>
  amountOf(prixbarre) <= amountOf(prixformule);

/** One half of an option, its name or its price: both or neither (specification/boards.md#menus). */
function halfOption(
  name: FormulaName,
  half: Field<Board>,
  isHalf: (formula: MenuFormula) => boolean,
): Field<Board> {
  return {
    ...half,
    rule: (board, project) =>
      isHalf(formulaOf(board, name))
        ? [{ chemin: half.path, message: HALF_OPTION }]
        : fieldProblems([{ fields: [half] }], board, project),
  };
}

const isBlank = (answer: string | undefined) => (answer ?? '').trim() === '';

function optionFields(name: FormulaName): Field<Board>[] {
  const at = `brief.menus.${name}`;
  const applies = asks(name, ({ option }) => option);
  return [
    halfOption(
      name,
      {
        path: `${at}.nomsolidebis`,
        kind: 'text',
        label: 'Nom de l’option',
        help: 'Par exemple : avec un café et sa douceur',
        applies,
        span: 3,
      },
      ({ nomsolidebis, prixAutreFormule }) => isBlank(nomsolidebis) && !isBlank(prixAutreFormule),
    ),
    halfOption(
      name,
      {
        path: `${at}.prixAutreFormule`,
        kind: 'price',
        label: 'Prix de l’option',
        question: 'Prix avec l’option',
        applies,
        span: 3,
      },
      ({ nomsolidebis, prixAutreFormule }) => isBlank(prixAutreFormule) && !isBlank(nomsolidebis),
    ),
  ];
}

function priceFields(name: FormulaName): Field<Board>[] {
  const at = `brief.menus.${name}`;
  return [
    {
      path: `${at}.prixformule`,
      kind: 'price',
      label: 'Prix',
      question: 'Prix de la formule',
      help: (board) => {
        const menu = menuOf(board);
        return menu && `Avec la boisson, ${BOARD_CONTAINERS[menu.container]}`;
      },
      applies: asks(name),
      required: MESSAGE,
      span: 3,
    },
    {
      path: `${at}.prixbarre`,
      kind: 'price',
      label: 'Prix barré',
      help: 'Imprimé «\u00a0au lieu de\u00a0»',
      warning: (board) =>
        isNoReduction(formulaOf(board, name)) ? 'Il n’est pas au-dessus du prix de la formule.' : undefined,
      applies: asks(name),
      span: 3,
    },
    ...optionFields(name),
  ];
}

/** Fields of one formula of a menu, by its variant (specification/boards.md#menus). */
export interface MenuFormulaFields {
  name: FormulaName;
  title: string;
  /** Its name and its solids. */
  food: FieldGroup<Board>;
  /** Its prices and the optional option of the variant. */
  prices: FieldGroup<Board>;
}

function formulaFields(name: FormulaName, title: string): MenuFormulaFields {
  return {
    name,
    title,
    food: {
      title,
      fields: [
        {
          path: `brief.menus.${name}.nomFormule`,
          kind: 'text',
          label: 'Nom',
          question: 'Nom de la formule',
          applies: asks(name),
          required: MESSAGE,
          names: {
            [`brief.menus.${name}.nameSolide`]: 'Nom du solide, copie',
            [`brief.menus.${name}.imgSolide`]: 'Image du solide, copie',
          },
        },
        ...SOLIDS.map((place) => solidField(name, place)),
      ],
    },
    prices: { title, fields: priceFields(name) },
  };
}

export const MENU_FORMULAS: readonly MenuFormulaFields[] = [
  formulaFields('Formule1', 'Formule 1'),
  formulaFields('Formule2', 'Formule 2'),
];

/** Fields of a menu board: a name, its solids and a price for each formula. */
export const MENU_FIELDS: readonly FieldGroup<Board>[] = MENU_FORMULAS.flatMap(({ food, prices }) => [
  food,
  prices,
]);
