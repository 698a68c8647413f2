import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { CHOOSE_ONE, ILLUSTRATIONS } from '../../../wizards/steps/illustration-choices.ts';

/** The required frieze along the card's edge, of which there are few, then illustrations, or none. */
export const illustrations = fieldStep({
  path: 'contenu/illustrations',
  tab: 'contenu',
  title: 'Quelle frise, quelles illustrations\u00a0?',
  short: 'Illustrations et frise',
  groups: [
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
    { title: 'Illustrations', fields: [ILLUSTRATIONS] },
  ],
});
