import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { CHARTER_REFUSED, charterGroups } from '../../../wizards/steps/brand-charter.ts';

/** The brief for the agency, and the brand charter to follow, with photos. */
export const brief = fieldStep({
  path: 'brief',
  tab: 'brief',
  title: 'Que doit créer l’agence\u00a0?',
  short: 'Brief',
  groups: [
    {
      fields: [
        {
          path: 'briefPDA',
          kind: 'rich-text',
          label: 'Brief',
          toClient: {
            label: 'Votre brief',
            help: 'Avec vos mots. L’agence vous montrera une création à valider.',
          },
        },
      ],
    },
    ...charterGroups({ photosRequired: true }),
  ],
  refused: () => CHARTER_REFUSED,
});
