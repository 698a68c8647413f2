import { cardFormatLines, cardFormatProblems } from '../../steps/card-format.ts';
import type { Step } from '../../wizard.ts';

/** Format and material, among those of `formatPDA` and their materials. */
export const format: Step<'format'> = {
  path: 'format',
  tab: 'format',
  title: 'Quel format, quelle matière\u00a0?',
  short: 'Format et matière',
  problems: ({ infocarte }) => cardFormatProblems(infocarte),
  summary: ({ infocarte }) => cardFormatLines(infocarte),
};
