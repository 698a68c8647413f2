import { contentLines } from '../../fields/attachment-words.ts';
import { holds } from '../../rules.ts';
import { illustrationLine, illustrationProblems } from '../../steps/illustration-choices.ts';
import type { Step } from '../../wizard.ts';

/** The files that the agency works from, and illustrations or none. */
export const contenu: Step<'contenu'> = {
  path: 'contenu',
  tab: 'contenu',
  title: 'Quels fichiers, quelles illustrations\u00a0?',
  short: 'Contenu',
  problems: ({ contenu: files = [], infocarte }) => [
    ...holds('contenu', files.length > 0, 'Veuillez joindre au moins un fichier'),
    ...illustrationProblems(infocarte),
  ],
  summary: ({ contenu: files = [], infocarte }) => [...contentLines(files), illustrationLine(infocarte)],
};
