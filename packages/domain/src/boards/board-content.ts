import type { FieldError } from '../base/errors.ts';
import { type BoardBrief as BriefOfBoard, readBoardBrief } from '../catalogue/board-brief.ts';
import { doubtfulPriceLines } from '../drawing/boards/price-list-rows.ts';
import type { Board, BoardBrief, PriceLine } from '../projects/board.ts';
import type { Condition, FieldGroup } from '../wizards/field.ts';
import { askedFields } from '../wizards/fields/asked.ts';
import { fieldProblems } from '../wizards/fields/field-problems.ts';
import { PRICELIST_PHOTOS } from '../wizards/photos.ts';
import { repeatingStep } from '../wizards/repeating-step.ts';
import { holds } from '../wizards/rules.ts';
import type { WizardProject } from '../wizards/wizard-project.ts';
import { contentLines } from './board-content-lines.ts';
import { boardLabel, NO_BOARDS } from './board-label.ts';
import { MENU_FIELDS } from './menu-fields.ts';
import { printedProblems } from './printed-problems.ts';

/** Said of a price line without drinks, and of a price list without content. */
export const DRINKS_NEEDED = 'Vous devez choisir les boissons de la gamme de prix';
export const LIST_NEEDED = 'Veuillez renseigner le contenu de la price liste à saisir.';

/** The price of a line. */
export const LINE_PRICE: readonly FieldGroup<PriceLine>[] = [
  { fields: [{ path: 'prix', kind: 'price', label: 'Prix', required: 'Prix obligatoire' }] },
];

/** Fields of a line of a range: its price, and the drinks sold at it. */
const PRICE_LINE: readonly FieldGroup<PriceLine>[] = [
  ...LINE_PRICE,
  {
    fields: [
      {
        path: 'boissons',
        kind: 'drinks',
        label: 'Boissons',
        required: DRINKS_NEEDED,
        legend: 'Boissons à ce prix',
        // Minimum number of price lines (specification/boards.md#price-lines).
        min: 1,
      },
    ],
  },
];

const asks =
  (brief: BriefOfBoard['brief']): Condition<Board> =>
  ({ state }) =>
    readBoardBrief(state ?? '')?.brief === brief;

/** Number of lines that a hint names. */
const NAMED_LINES = 3;

/** How to write a price list; instead, the lines that look like prices and are printed as words. */
function pricelistHelp(text = ''): string {
  const doubtful = doubtfulPriceLines(text);
  if (doubtful.length === 0)
    return 'Une ligne par article, son prix au bout. Une ligne sans prix devient un titre.';
  const named = [...doubtful.slice(0, NAMED_LINES), ...(doubtful.length > NAMED_LINES ? ['…'] : [])];
  const start = doubtful.length > 1 ? 'Lignes sans prix' : 'Ligne sans prix';
  return `${start}\u00a0: ${named.join(', ')}. Ajoutez «\u00a0€\u00a0» si le nombre est un prix.`;
}

/** Fields of a price list: a text, or photos. */
export const PRICELIST_FIELDS: FieldGroup<Board> = {
  fields: [
    {
      path: 'brief.pricelist.texte',
      kind: 'long-text',
      label: 'Texte',
      question: 'Texte à imprimer',
      help: ({ brief }) => pricelistHelp(brief?.pricelist?.texte),
      orElse: 'ou des photos, plus bas',
      rows: 12,
      applies: asks('pricelist'),
      rule: ({ brief }) => pricelistProblems(brief?.pricelist),
    },
    {
      path: 'brief.pricelist.photo',
      kind: 'photos',
      label: 'Photo',
      applies: asks('pricelist'),
      shape: PRICELIST_PHOTOS,
      files: 'photo_pricelist',
      drop: 'Photos des prix',
      note: 'Commentaire',
    },
  ],
};

/** The questions of each kind of board, by the brief that its `state` names (specification/boards.md#content). */
export const BOARD_CONTENT: readonly FieldGroup<Board>[] = [
  ...MENU_FIELDS,
  PRICELIST_FIELDS,
  {
    fields: [
      {
        path: 'brief.gamme-prix',
        kind: 'lines',
        label: 'Gamme de prix',
        noun: 'Ligne',
        groups: PRICE_LINE,
        applies: asks('gamme-prix'),
        required: 'Prix obligatoire',
      },
    ],
  },
];

/** Text or photos: either suffices. */
function pricelistProblems(pricelist: BoardBrief['pricelist']): FieldError[] {
  return holds(
    'brief.pricelist',
    Boolean(pricelist?.texte?.trim()) || Object.keys(pricelist?.photo ?? {}).length > 0,
    LIST_NEEDED,
  );
}

/** What is missing and what cannot be printed, formula by formula. */
function inScreenOrder(problems: readonly FieldError[], board: Board, project: WizardProject): FieldError[] {
  const paths = askedFields(BOARD_CONTENT, board, project).flatMap(({ path, names = {} }) => [
    path,
    ...Object.keys(names),
  ]);
  const placeOf = ({ chemin }: FieldError) =>
    paths.findLastIndex((path) => chemin === path || chemin.startsWith(`${path}.`));
  return problems.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Content of each board: the step is complete when every board has its brief (specification/boards.md#content). */
export const contenuBoards = repeatingStep({
  path: 'contenu/boards',
  tab: 'contenu',
  title: 'Que faut-il écrire sur chaque board\u00a0?',
  short: 'Contenu des boards',
  list: 'boards',
  ownScreens: true,
  entriesOf: ({ boards = [] }) => boards,
  label: boardLabel,
  noun: 'Board',
  problems: ({ boards = [] }, ofEntries) => [
    ...holds('boards', boards.length > 0, 'Chaque board doit avoir son contenu.'),
    ...ofEntries,
  ],
  entryGroups: BOARD_CONTENT,
  entryProblems: (board, project) =>
    readBoardBrief(board.state ?? '') === null
      ? holds('brief', false, 'Ce board n’est pas au catalogue.')
      : inScreenOrder(
          [...fieldProblems(BOARD_CONTENT, board, project), ...printedProblems(board)],
          board,
          project,
        ),
  none: NO_BOARDS,
  entrySummary: contentLines,
});
