import { fieldStep } from '../../../wizards/fields/field-step.ts';

/** Minimum number of drinks on a card (specification/field-rules.md#drinks). */
export const MIN_DRINKS = 4;
/** Popup message below the minimum. */
const MIN_DRINKS_POPUP = "Un minimum de 4 références CCEP est requis pour la création d'une carte brasserie";

/** The drinks of the card, by family. */
export const gamme = fieldStep({
  path: 'contenu/gamme',
  tab: 'contenu',
  title: 'Quelles boissons sur la carte\u00a0?',
  short: 'Gamme boissons',
  groups: [
    {
      fields: [
        {
          path: 'infocarte.boissons',
          kind: 'drinks',
          label: 'Boissons',
          required: 'Vous devez choisir au moins 4 gammes',
          legend: 'Boissons de la carte',
          min: MIN_DRINKS,
          popup: MIN_DRINKS_POPUP,
        },
      ],
    },
  ],
});
