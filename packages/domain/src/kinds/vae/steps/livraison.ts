import { boardLabel } from '../../../boards/board-label.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { fieldProblems } from '../../../wizards/fields/field-problems.ts';
import { oneOf } from '../../../wizards/rules.ts';
import { DELIVERY } from '../../../wizards/steps/delivery-address.ts';
import { line } from '../../../wizards/summary-lines.ts';
import type { Step } from '../../../wizards/wizard.ts';

/** Copies of a board; default 1 (specification/boards.md#copies). */
export const BOARD_COPIES = ['1', '2', '3', '4', '5'] as const;

/** Copies of each board, and the delivery address. */
export const livraison: Step<'livraison'> = {
  path: 'livraison',
  tab: 'livraison',
  title: 'Combien d’exemplaires, et où livrer\u00a0?',
  short: 'Livraison',
  groups: [DELIVERY],
  problems: (project) => [
    ...(project.boards ?? []).flatMap(({ nombreExemplaire }, index) =>
      oneOf(
        `boards.${index}.nombreExemplaire`,
        nombreExemplaire,
        BOARD_COPIES,
        "Vous devez choisir un nombre d'exemplaires pour chaque board.",
      ),
    ),
    ...fieldProblems([DELIVERY], project, project),
  ],
  summary: (project) => [
    ...(project.boards ?? []).map((board, index) =>
      line(`Exemplaires de ${boardLabel(board, index)}`, board.nombreExemplaire),
    ),
    ...fieldLines([DELIVERY], project, project),
  ],
};
