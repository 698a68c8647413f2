import { DRINKS_NEEDED, OPTION_NEEDED } from '../../../base/words/needed.ts';
import { countDrinks } from '../../../projects/draft-fields.ts';
import type { Support } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { drinkNames } from '../../../wizards/fields/drink-lines.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { line } from '../../../wizards/summary-lines.ts';
import { NO_SUPPORTS, supportFirst, supportLabel } from './support-label.ts';

/** Whether a support shows drinks, and which. */
export const SUPPORT_DRINKS: readonly FieldGroup<Support>[] = [
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
  problems: (project, ofEntries) => [...supportFirst(project), ...ofEntries],
  entryGroups: SUPPORT_DRINKS,
  none: NO_SUPPORTS,
  entrySummary: (support, rank) => [
    line(
      supportLabel(support, rank),
      support.isGamme === 'non' ? 'Sans gamme de boissons' : drinkNames(support.boissons).join(', '),
    ),
  ],
});

/** Offered when one support has its range: to apply it to all. */
export interface RangeOffer {
  /** Labels of the supports without an answer. */
  unanswered: readonly string[];
  /** Labels of those whose own answer it would replace. */
  replaced: readonly string[];
}

/** The offer of a support's range to the others; null unless it has drinks and another is unanswered. */
export function rangeOffer(supports: readonly Support[], entree: string): RangeOffer | null {
  const own = supports.find((support) => support.entree === entree);
  if (own?.isGamme !== 'oui' || countDrinks(own.boissons) === 0) return null;
  const others = supports
    .map((support, rank) => ({ ...support, label: supportLabel(support, rank) }))
    .filter((support) => support.entree !== entree);
  const { unanswered = [], replaced = [] } = Object.groupBy(others, ({ isGamme }) =>
    isGamme ? 'replaced' : 'unanswered',
  );
  const labels = (some: typeof others) => some.map(({ label }) => label);
  return unanswered.length === 0 ? null : { unanswered: labels(unanswered), replaced: labels(replaced) };
}

/** Every support with the range of this one. */
export function withRangeForAll(supports: readonly Support[], entree: string): Support[] {
  const { isGamme, boissons } = supports.find((support) => support.entree === entree) ?? {};
  return supports.map((support) => ({ ...support, isGamme, boissons }));
}
