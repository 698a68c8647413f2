import type { Support } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/fields/field.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { plainTextOf } from '../../../wizards/fields/rich-text.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { line } from '../../../wizards/summary-lines.ts';
import { ALL_BUT_MATERIAL, NO_SUPPORTS, supportLabel } from './support-label.ts';

const CREATION: readonly FieldGroup<Support>[] = [
  {
    fields: [
      {
        path: 'creation',
        kind: 'rich-text',
        label: 'Création',
        required: ALL_BUT_MATERIAL,
      },
    ],
  },
];

const BRIEF: readonly FieldGroup[] = [{ fields: [{ path: 'briefPSM', kind: 'rich-text', label: 'Brief' }] }];

/** What to draw on each support, and remarks on all of them. */
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
  entryGroups: CREATION,
  groups: BRIEF,
  none: NO_SUPPORTS,
  entrySummary: (support, rank) => [line(supportLabel(support, rank), plainTextOf(support.creation))],
  summary: (project, ofEntries) => [...ofEntries, ...fieldLines(BRIEF, project, project)],
});
