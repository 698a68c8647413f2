import { holds } from '../../rules.ts';
import { pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

/** The card's theme, kept in `infocarte.template`. */
export const theme: Step<'creation/theme'> = {
  path: 'creation/theme',
  tab: 'creation',
  title: 'Quel thème pour la carte\u00a0?',
  short: 'Thème',
  problems: ({ infocarte }) =>
    holds('infocarte.template', Boolean(infocarte?.template?.name), 'Veuillez choisir une option'),
  summary: ({ infocarte }) => [pictured('Thème', [infocarte?.template])],
};
