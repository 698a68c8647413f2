import { holds } from '../../rules.ts';
import { CHOOSE_ONE, illustrationLine, illustrationProblems } from '../../steps/illustration-choices.ts';
import { pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** Illustrations, or none, and the frieze, which is required. */
export const illustrations: Step<'contenu/illustrations'> = {
  path: 'contenu/illustrations',
  tab: 'contenu',
  title: 'Quelles illustrations, quelle frise\u00a0?',
  short: 'Illustrations et frise',
  problems: ({ infocarte }) => [
    ...illustrationProblems(infocarte),
    ...holds('infocarte.frise', Boolean(infocarte?.frise?.name), CHOOSE_ONE),
  ],
  summary: ({ infocarte }) => [illustrationLine(infocarte), pictured('Frise', [infocarte?.frise])],
};
