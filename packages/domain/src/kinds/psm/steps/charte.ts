import { OPTION_NEEDED } from '../../../base/words/needed.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { CHARTER_REFUSED, charterGroups } from '../../../wizards/steps/brand-charter.ts';
import { line } from '../../../wizards/summary-lines.ts';

const COMPANY_CHARTER: FieldGroup = {
  fields: [
    {
      path: 'charte.isCharteCCE',
      kind: 'yes-no',
      label: 'Faut-il suivre une charte CCE\u00a0?',
      required: OPTION_NEEDED,
      line: ({ charte: { isCharteCCE, charteCCE } = {} }) => [
        line('Charte CCE', isCharteCCE === 'oui' ? charteCCE : isCharteCCE),
      ],
    },
    {
      path: 'charte.charteCCE',
      kind: 'listed',
      label: 'Charte CCE',
      list: 'chartescce',
      pictured: { one: 'charte', many: 'chartes', feminine: true },
      applies: ({ charte }) => charte?.isCharteCCE === 'oui',
      required: 'Veuillez choisir une charte.',
      line: { printedOn: 'charte.isCharteCCE' },
    },
  ],
};

/** The client's brand charter and the company's: every yes/no is required, and which charter if the company's is wanted. */
export const charte = fieldStep({
  path: 'creation/charte',
  tab: 'creation',
  title: 'Quelle charte graphique suivre\u00a0?',
  short: 'Charte graphique',
  // Photos of the supports' places have the type of the charter's.
  groups: [...charterGroups({ photosRequired: false, shared: 'photo_charte' }), COMPANY_CHARTER],
  refused: () => CHARTER_REFUSED,
});
