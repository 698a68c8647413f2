import { fieldStep } from '../../../wizards/fields/field-step.ts';
import { cardFormatField } from '../../../wizards/steps/card-format.ts';

/**
 * Format and material; the materials offered are those of the number of flaps
 * (specification/field-rules.md#format-and-material).
 */
export const format = fieldStep({
  path: 'creation/format',
  tab: 'creation',
  title: 'Quel format, quelle matière\u00a0?',
  short: 'Format et matière',
  groups: [{ fields: [cardFormatField({ formats: 'format', materials: ['matieres_chr'] })] }],
});
