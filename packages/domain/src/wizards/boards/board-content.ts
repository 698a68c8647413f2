import { readBoardBrief } from '../../catalogue/board-brief.ts';
import type { FieldError } from '../../errors.ts';
import type { Board, BoardBrief, PriceLine } from '../../projects/board.ts';
import { countDrinks } from '../../projects/draft-fields.ts';
import { PRICE } from '../../projects/field-formats.ts';
import { repeatingStep } from '../repeating-step.ts';
import { holds, requiredFormat } from '../rules.ts';
import { contentLines } from './board-content-lines.ts';
import { boardLabel, NO_BOARDS } from './board-label.ts';
import { menuProblems } from './menu-problems.ts';

/** Fewest drinks of a price line (2-data-rules-calls.md section 9). */
const MIN_DRINKS = 1;

function pricelistProblems(pricelist: BoardBrief['pricelist'], chemin: string): FieldError[] {
  return holds(
    `${chemin}.pricelist`,
    Boolean(pricelist?.texte?.trim()) || Object.keys(pricelist?.photo ?? {}).length > 0,
    'Veuillez renseigner le contenu de la price liste à saisir.',
  );
}

function priceLineProblems({ prix, boissons }: PriceLine, chemin: string): FieldError[] {
  return [
    ...requiredFormat(`${chemin}.prix`, prix, PRICE, 'Prix obligatoire', 'Prix incorrect'),
    ...holds(
      `${chemin}.boissons`,
      countDrinks(boissons) >= MIN_DRINKS,
      'Vous devez choisir les boissons de la gamme de prix',
    ),
  ];
}

function gammePrixProblems(lines: readonly PriceLine[], chemin: string): FieldError[] {
  return [
    ...holds(`${chemin}.gamme-prix`, lines.length > 0, 'Prix obligatoire'),
    ...lines.flatMap((entry, rank) => priceLineProblems(entry, `${chemin}.gamme-prix.${rank}`)),
  ];
}

/** What a board lacks, by the brief that its `state` names (specification/boards.md#content). */
function briefProblems({ state, brief = {} }: Board): FieldError[] {
  const asked = readBoardBrief(state ?? '');
  if (asked === null) return holds('brief', false, 'Ce board n’est pas au catalogue.');
  if (asked.brief === 'pricelist') return pricelistProblems(brief.pricelist, 'brief');
  if (asked.brief === 'gamme-prix') return gammePrixProblems(brief['gamme-prix'] ?? [], 'brief');
  return menuProblems(asked, brief.menus, 'brief');
}

/** What stands on each board: the step is complete when every board has its brief (specification/boards.md#content). */
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
  entryProblems: briefProblems,
  none: NO_BOARDS,
  entrySummary: contentLines,
});
