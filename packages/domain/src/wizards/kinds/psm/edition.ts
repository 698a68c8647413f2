import { plainTextOf } from '../../fields/rich-text.ts';
import { repeatingStep } from '../../repeating-step.ts';
import { holds } from '../../rules.ts';
import { line } from '../../summary-lines.ts';
import { NO_SUPPORTS, supportLabel } from './support-label.ts';

/** What to draw on each support, and what concerns them all. */
export const edition = repeatingStep({
  path: 'contenu/edition',
  tab: 'contenu',
  title: 'Que faut-il créer sur chaque support\u00a0?',
  short: 'Création des supports',
  list: 'supports',
  ownScreens: true,
  entriesOf: ({ supports = [] }) => supports,
  label: supportLabel,
  noun: 'Support',
  entryProblems: ({ creation }) =>
    holds(
      'creation',
      plainTextOf(creation) !== '',
      "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.",
    ),
  none: NO_SUPPORTS,
  entrySummary: (support, rank) => [line(supportLabel(support, rank), plainTextOf(support.creation))],
  summary: ({ briefPSM }, ofEntries) => [
    ...ofEntries,
    ...(plainTextOf(briefPSM) === '' ? [] : [line('Brief', plainTextOf(briefPSM))]),
  ],
});
