import { cardFormatLines, cardFormatProblems } from '../../steps/card-format.ts';
import type { Step } from '../../wizard.ts';

/** Format and material; the materials offered are those of the number of flaps (2-data-rules-calls.md section 5, CHR card). */
export const format: Step<'creation/format'> = {
  path: 'creation/format',
  tab: 'creation',
  title: 'Quel format, quelle matière\u00a0?',
  short: 'Format et matière',
  problems: ({ infocarte }) => cardFormatProblems(infocarte),
  summary: ({ infocarte }) => cardFormatLines(infocarte),
};
