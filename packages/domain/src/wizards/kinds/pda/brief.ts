import { plainTextOf } from '../../fields/rich-text.ts';
import { charterLines, charterProblems } from '../../steps/brand-charter.ts';
import { line } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** What the agency is asked, and the brand charter that it follows, shown by photos. */
export const brief: Step<'brief'> = {
  path: 'brief',
  tab: 'brief',
  title: 'Que doit créer l’agence\u00a0?',
  short: 'Brief',
  problems: ({ charte }) => charterProblems(charte, true),
  summary: ({ briefPDA, charte }) => [
    ...(plainTextOf(briefPDA) === '' ? [] : [line('Brief', plainTextOf(briefPDA))]),
    ...charterLines(charte),
  ],
};
