import { readBoardBrief } from '../../catalogue/board-brief.ts';
import type { FieldError } from '../../errors.ts';
import type { Board, BoardBrief, PriceLine } from '../../projects/board.ts';
import { countDrinks } from '../../projects/draft-fields.ts';
import { PRICE } from '../../projects/field-formats.ts';
import { holds, requiredFormat } from '../rules.ts';
import type { Step } from '../wizard.ts';
import { contentLines } from './board-content-lines.ts';
import { boardLines } from './board-label.ts';
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

/** What a board lacks, by the brief that its `state` names (3-decisions.md section 8). */
function briefProblems({ state, brief = {} }: Board, index: number): FieldError[] {
  const chemin = `boards.${index}.brief`;
  const asked = readBoardBrief(state ?? '');
  if (asked === null) return holds(chemin, false, 'Ce board n’est pas au catalogue.');
  if (asked.brief === 'pricelist') return pricelistProblems(brief.pricelist, chemin);
  if (asked.brief === 'gamme-prix') return gammePrixProblems(brief['gamme-prix'] ?? [], chemin);
  return menuProblems(asked, brief.menus, chemin);
}

/** What stands on each board: the step is complete when every board has its brief (1-product.md section 5). */
export const contenuBoards: Step<'contenu/boards'> = {
  path: 'contenu/boards',
  tab: 'contenu',
  title: 'Que faut-il écrire sur chaque board\u00a0?',
  short: 'Contenu des boards',
  problems: ({ boards = [] }) => [
    ...holds('boards', boards.length > 0, 'Chaque board doit avoir son contenu.'),
    ...boards.flatMap(briefProblems),
  ],
  summary: ({ boards }) => boardLines(boards, contentLines),
};
