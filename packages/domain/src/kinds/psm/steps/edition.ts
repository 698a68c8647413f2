import type { Support } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { fieldProblems } from '../../../wizards/fields/field-problems.ts';
import { CHARTER_PHOTOS } from '../../../wizards/photos.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { line, richLine } from '../../../wizards/summary-lines.ts';
import {
  ALL_BUT_MATERIAL,
  NO_SUPPORTS,
  refusedSupport,
  supportFirst,
  supportLabel,
} from './support-label.ts';

/** What the agency draws on a support. */
export const CREATION: FieldGroup<Support> = {
  fields: [
    {
      path: 'creation',
      kind: 'rich-text',
      label: 'Ce qu’il faut créer',
      question: 'Création',
      required: ALL_BUT_MATERIAL,
    },
  ],
};

/** Its place, in photos (specification/project-data.md#supports). */
export const PLACE: FieldGroup<Support> = {
  title: 'Le lieu, en photos',
  fields: [
    {
      path: 'photos',
      kind: 'photos',
      label: 'Photos du lieu',
      help: 'La façade de face, puis de côté. Posez un post-it là où va le support.',
      shape: CHARTER_PHOTOS,
      files: 'photo_charte',
      drop: 'Photos du lieu',
      note: 'Commentaire',
    },
  ],
};

/** Remarks on all of them. */
export const BRIEF: FieldGroup = {
  title: 'Pour tous les supports',
  fields: [{ path: 'briefPSM', kind: 'rich-text', label: 'Brief', question: 'Remarques' }],
};

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
  entryGroups: [CREATION, PLACE],
  groups: [BRIEF],
  problems: (project, ofEntries) => [
    ...supportFirst(project),
    ...ofEntries,
    ...fieldProblems([BRIEF], project, project),
  ],
  refused: refusedSupport,
  none: NO_SUPPORTS,
  entrySummary: (support, rank) => [
    richLine(supportLabel(support, rank), support.creation),
    ...fieldLines([PLACE], support, {}).map(({ label, value }) =>
      line(`${supportLabel(support, rank)}, ${label.toLowerCase()}`, value),
    ),
  ],
  summary: (project, ofEntries) => [...ofEntries, ...fieldLines([BRIEF], project, project)],
});
