import { WRITTEN } from '../../../projects/field-formats.ts';
import type { Support } from '../../../projects/project.ts';
import type { FieldGroup } from '../../../wizards/field.ts';
import { repeatingStep } from '../../../wizards/repeating-step.ts';
import { holds } from '../../../wizards/rules.ts';
import { line } from '../../../wizards/summary-lines.ts';
import { ALL_BUT_MATERIAL, NO_SUPPORTS, refusedSupport, supportLabel } from './support-label.ts';

/** Maximum number of supports of an order. */
export const MAX_SUPPORTS = 40;

/** Centimetres or copies: integers from 0. */
export const WHOLE_NUMBER = /^\d{1,5}$/;

/** What a support is; every field but the material is required. */
export const SUPPORT_KIND: FieldGroup<Support> = {
  fields: [
    {
      path: 'name',
      kind: 'text',
      label: 'Nom',
      question: 'Nom du support',
      help: 'Ce qui le distingue des autres\u00a0: où il est, ce qu’il porte.',
      required: ALL_BUT_MATERIAL,
    },
    {
      path: 'type',
      kind: 'listed',
      label: 'Type',
      question: 'Type de support',
      list: 'supportssurmesure',
      pictured: { one: 'support', many: 'supports' },
      required: ALL_BUT_MATERIAL,
    },
  ],
};

/** Its size, in centimetres. */
export const SUPPORT_SIZE: FieldGroup<Support> = {
  fields: [
    {
      path: 'largeur',
      kind: 'digits',
      label: 'Largeur',
      question: 'Largeur en cm, sans virgule',
      required: ALL_BUT_MATERIAL,
      format: { pattern: WHOLE_NUMBER, message: 'Largeur incorrecte', written: WRITTEN.centimetres },
      span: 3,
    },
    {
      path: 'hauteur',
      kind: 'digits',
      label: 'Hauteur',
      question: 'Hauteur en cm, sans virgule',
      required: ALL_BUT_MATERIAL,
      format: { pattern: WHOLE_NUMBER, message: 'Hauteur incorrecte', written: WRITTEN.centimetres },
      span: 3,
    },
  ],
};

export const SUPPORT_MATERIAL: FieldGroup<Support> = {
  fields: [{ path: 'matiere', kind: 'listed', label: 'Matière', list: 'matieres' }],
};

/** '400 x 80 cm'; empty without both. */
export function sizeInWords({ largeur, hauteur }: Support): string {
  return largeur && hauteur ? `${largeur} x ${hauteur} cm` : '';
}

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
  entryGroups: [SUPPORT_KIND, SUPPORT_SIZE, SUPPORT_MATERIAL],
  refused: refusedSupport,
  entryNames: { nombreExemplaire: 'Exemplaires' },
  none: NO_SUPPORTS,
  entrySummary: (entry, rank) => [
    line(
      supportLabel(entry, rank),
      [entry.type, sizeInWords(entry), entry.matiere].filter(Boolean).join(', '),
    ),
  ],
});
