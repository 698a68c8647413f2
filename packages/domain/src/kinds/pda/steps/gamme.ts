import { DRINKS_NEEDED } from '../../../base/words/needed.ts';
import { fieldStep } from '../../../wizards/fields/field-step.ts';

/** The drinks that the dc chooses; read-only for the client (specification/roles-and-scope.md#edit). */
export const gamme = fieldStep({
  path: 'dc/gamme',
  tab: 'dc',
  title: 'Quelles boissons mettre en avant\u00a0?',
  short: 'Gamme boissons',
  groups: [
    {
      fields: [
        {
          path: 'boissons',
          kind: 'drinks',
          label: 'Boissons',
          required: DRINKS_NEEDED,
          legend: 'Boissons à mettre en avant',
          min: 1,
          names: { surPlace: 'Compléter avec le client\u00a0?' },
        },
      ],
    },
  ],
});
