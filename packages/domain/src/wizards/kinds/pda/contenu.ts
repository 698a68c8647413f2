import { attachmentLabel, contentLine, NO_FILES } from '../../fields/attachment-words.ts';
import { fieldLines } from '../../fields/field-lines.ts';
import { fieldProblems } from '../../fields/field-problems.ts';
import { repeatingStep } from '../../repeating-step.ts';
import { holds } from '../../rules.ts';
import { ILLUSTRATIONS } from '../../steps/illustration-choices.ts';

const ILLUSTRATED = [{ fields: [ILLUSTRATIONS] }];

/** The files that the agency works from, and illustrations or none. */
export const contenu = repeatingStep({
  path: 'contenu',
  tab: 'contenu',
  title: 'Quels fichiers, quelles illustrations\u00a0?',
  short: 'Contenu',
  list: 'contenu',
  entriesOf: ({ contenu: files = [] }) => files,
  label: ({ filename }, rank) => attachmentLabel(filename, rank),
  entryProblems: () => [],
  problems: ({ contenu: files = [], infocarte }) => [
    ...holds('contenu', files.length > 0, 'Veuillez joindre au moins un fichier'),
    ...fieldProblems(ILLUSTRATED, { infocarte }, { infocarte }),
  ],
  none: NO_FILES,
  summary: ({ infocarte }, ofEntries) => [
    ...ofEntries,
    ...fieldLines(ILLUSTRATED, { infocarte }, { infocarte }),
  ],
  entrySummary: contentLine,
});
