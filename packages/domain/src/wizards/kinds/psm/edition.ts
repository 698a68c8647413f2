import { plainTextOf } from '../../fields/rich-text.ts';
import { holds } from '../../rules.ts';
import { line } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';
import { supportLines } from './support-label.ts';

/** What to draw on each support, and what concerns them all. */
export const edition: Step<'contenu/edition'> = {
  path: 'contenu/edition',
  tab: 'contenu',
  title: 'Que faut-il créer sur chaque support\u00a0?',
  short: 'Création des supports',
  problems: ({ supports = [] }) =>
    supports.flatMap(({ creation }, index) =>
      holds(
        `supports.${index}.creation`,
        plainTextOf(creation) !== '',
        "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.",
      ),
    ),
  summary: ({ supports, briefPSM }) => [
    ...supportLines(supports, ({ creation }) => plainTextOf(creation)),
    ...(plainTextOf(briefPSM) === '' ? [] : [line('Brief', plainTextOf(briefPSM))]),
  ],
};
