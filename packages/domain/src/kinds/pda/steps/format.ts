import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { cardFormatField } from '../../../wizards/steps/card-format.ts';

/** Format and material: a card's for its number of flaps, or any other. */
export const format = fieldStep({
  path: 'format',
  tab: 'format',
  title: 'Quel format, quelle matière\u00a0?',
  short: 'Format et matière',
  groups: [{ fields: [cardFormatField({ formats: 'formatPDA', materials: ['matieres_chr', 'matieres'] })] }],
});
