import { fieldStep } from '../../../wizards/fields/field-step.ts';

/** The card's theme, kept in `infocarte.template`. */
export const theme = fieldStep({
  path: 'creation/theme',
  tab: 'creation',
  title: 'Quel thème pour la carte\u00a0?',
  short: 'Thème',
  groups: [
    {
      fields: [
        {
          path: 'infocarte.template',
          kind: 'catalogue',
          label: 'Thème',
          required: 'Veuillez choisir une option',
          list: 'themes',
          legend: 'Thème de la carte',
          large: true,
          noun: { one: 'thème', many: 'thèmes' },
        },
      ],
    },
  ],
});
