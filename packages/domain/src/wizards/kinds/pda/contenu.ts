import { attachmentLabel, contentLine, NO_FILES } from '../../fields/attachment-words.ts';
import { repeatingStep } from '../../repeating-step.ts';
import { holds } from '../../rules.ts';
import { illustrationLine, illustrationProblems } from '../../steps/illustration-choices.ts';

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
    ...illustrationProblems(infocarte),
  ],
  none: NO_FILES,
  summary: ({ infocarte }, ofEntries) => [...ofEntries, illustrationLine(infocarte)],
  entrySummary: contentLine,
});
