import type { Support } from '../../../projects/project.ts';
import { drinkNames } from '../../../wizards/fields/drink-lines.ts';
import type { FieldGroup } from '../../../wizards/fields/field.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { line } from '../../../wizards/summary-lines.ts';
import { DRINKS_NEEDED, OPTION_NEEDED } from '../../../words/needed.ts';
import { NO_SUPPORTS, supportLabel } from './support-label.ts';

const SUPPORT_DRINKS: readonly FieldGroup<Support>[] = [
  {
    fields: [
      {
        path: 'isGamme',
        kind: 'yes-no',
        label: 'Gamme de boissons',
        question: 'Faut-il une gamme de boissons sur ce support\u00a0?',
        required: OPTION_NEEDED,
      },
    ],
  },
  {
    fields: [
      {
        path: 'boissons',
        kind: 'drinks',
        label: 'Boissons',
        applies: ({ isGamme }) => isGamme === 'oui',
        required: DRINKS_NEEDED,
        legend: 'Boissons du support',
        min: 1,
      },
    ],
  },
];

/** Whether each support shows drinks and, if so, which. */
export const gamme = repeatingStep({
  path: 'contenu/gamme',
  tab: 'contenu',
  title: 'Quelles boissons sur chaque support\u00a0?',
  short: 'Gamme boissons',
  list: 'supports',
  ownScreens: true,
  entriesOf: ({ supports = [] }) => supports,
  label: supportLabel,
  noun: 'Support',
  entryGroups: SUPPORT_DRINKS,
  none: NO_SUPPORTS,
  entrySummary: (support, rank) => [
    line(
      supportLabel(support, rank),
      support.isGamme === 'non' ? 'Sans gamme de boissons' : drinkNames(support.boissons).join(', '),
    ),
  ],
});
