import type { FieldGroup } from '../../../wizards/field.ts';
import { attachmentLabel, contentLine, NO_FILES } from '../../../wizards/fields/attachment-words.ts';
import { fieldLines } from '../../../wizards/fields/field-lines.ts';
import { CONTENT_NAMES, CONTENT_PHOTOS } from '../../../wizards/photos.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { ILLUSTRATIONS } from '../../../wizards/steps/illustration-choices.ts';

const CONTENT: readonly FieldGroup[] = [
  {
    title: 'Fichiers',
    fields: [
      {
        path: 'contenu',
        kind: 'photos',
        label: 'Fichiers',
        required: 'Veuillez joindre au moins un fichier',
        shape: CONTENT_PHOTOS,
        files: 'contenu',
        only: true,
        drop: 'Fichiers pour l’agence',
        note: 'Modification à faire',
        line: { printedOn: 'entries' },
      },
    ],
  },
  { title: 'Illustrations', fields: [ILLUSTRATIONS] },
];

/** The source files for the agency, and illustrations or none. */
export const contenu = repeatingStep({
  path: 'contenu',
  tab: 'contenu',
  title: 'Quels fichiers, quelles illustrations\u00a0?',
  short: 'Contenu',
  groups: CONTENT,
  list: 'contenu',
  entriesOf: ({ contenu: files = [] }) => files,
  label: ({ filename }, rank) => attachmentLabel(filename, rank),
  noun: 'Photo',
  entryNames: CONTENT_NAMES,
  none: NO_FILES,
  summary: (project, ofEntries) => [...ofEntries, ...fieldLines(CONTENT, project, project)],
  entrySummary: contentLine,
});
