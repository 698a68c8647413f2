import type { Support } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/fields/field.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { holds } from '../../../wizards/rules.ts';
import { line } from '../../../wizards/summary-lines.ts';
import { ALL_BUT_MATERIAL, NO_SUPPORTS, supportLabel } from './support-label.ts';

/** Centimetres or copies: whole numbers from 0. */
export const WHOLE_NUMBER = /^\d{1,5}$/;

/** Every field but the material is required. */
const SUPPORT: readonly FieldGroup<Support>[] = [
  {
    fields: [
      { path: 'name', kind: 'text', label: 'Nom', required: ALL_BUT_MATERIAL, span: 3 },
      {
        path: 'type',
        kind: 'listed',
        label: 'Type',
        list: 'supportssurmesure',
        required: ALL_BUT_MATERIAL,
        span: 3,
      },
      {
        path: 'largeur',
        kind: 'digits',
        label: 'Largeur',
        question: 'Largeur en cm',
        required: ALL_BUT_MATERIAL,
        format: { pattern: WHOLE_NUMBER, message: 'Largeur incorrecte' },
        span: 2,
      },
      {
        path: 'hauteur',
        kind: 'digits',
        label: 'Hauteur',
        question: 'Hauteur en cm',
        required: ALL_BUT_MATERIAL,
        format: { pattern: WHOLE_NUMBER, message: 'Hauteur incorrecte' },
        span: 2,
      },
      { path: 'matiere', kind: 'listed', label: 'Matière', list: 'matieres', span: 2 },
    ],
  },
];

/**
 * The made-to-measure supports: every field but the material is required
 * (specification/field-rules.md#supports-made-to-measure).
 */
export const support = repeatingStep({
  path: 'creation/support',
  tab: 'creation',
  title: 'Quels supports, à quelles dimensions\u00a0?',
  short: 'Supports',
  list: 'supports',
  entriesOf: ({ supports = [] }) => supports,
  label: supportLabel,
  noun: 'Support',
  problems: ({ supports = [] }, ofEntries) => [
    ...holds('supports', supports.length > 0, 'Veuillez ajouter au moins un support.'),
    ...ofEntries,
  ],
  entryGroups: SUPPORT,
  entryNames: { nombreExemplaire: 'Exemplaires' },
  none: NO_SUPPORTS,
  entrySummary: (entry, rank) => {
    const { type, largeur, hauteur, matiere } = entry;
    const size = largeur && hauteur ? `${largeur} x ${hauteur} cm` : '';
    return [line(supportLabel(entry, rank), [type, size, matiere].filter(Boolean).join(', '))];
  },
});
