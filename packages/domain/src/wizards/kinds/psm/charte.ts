import { oneOf, required, YES_NO } from '../../rules.ts';
import { charterLines, charterProblems } from '../../steps/brand-charter.ts';
import { line } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** The client's brand charter and the company's: every yes/no is asked, and which charter where the company's is wanted. */
export const charte: Step<'creation/charte'> = {
  path: 'creation/charte',
  tab: 'creation',
  title: 'Quelle charte graphique suivre\u00a0?',
  short: 'Charte graphique',
  problems: ({ charte: answers = {} }) => [
    ...charterProblems(answers, false),
    ...oneOf('charte.isCharteCCE', answers.isCharteCCE, YES_NO, 'Veuillez choisir une option.'),
    ...(answers.isCharteCCE === 'oui'
      ? required('charte.charteCCE', answers.charteCCE, 'Veuillez choisir une charte.')
      : []),
  ],
  summary: ({ charte: answers = {} }) => [
    ...charterLines(answers),
    line('Charte CCE', answers.isCharteCCE === 'oui' ? answers.charteCCE : answers.isCharteCCE),
  ],
};
