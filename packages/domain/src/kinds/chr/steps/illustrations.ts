import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { CHOOSE_ONE, ILLUSTRATIONS } from '../../../wizards/steps/illustration-choices.ts';

/** Illustrations, or none, and the required frieze along the card's edge. */
export const illustrations = fieldStep({
  path: 'contenu/illustrations',
  tab: 'contenu',
  title: 'Quelles illustrations, quelle frise\u00a0?',
  short: 'Illustrations et frise',
  groups: [
    { title: 'Illustrations', fields: [ILLUSTRATIONS] },
    {
      title: 'Frise',
      fields: [
        {
          path: 'infocarte.frise',
          kind: 'catalogue',
          label: 'Frise',
          required: CHOOSE_ONE,
          list: 'illustrations',
          sort: 'frise',
          legend: 'Frise de la carte',
          noun: { one: 'frise', many: 'frises', feminine: true },
        },
      ],
    },
  ],
});
