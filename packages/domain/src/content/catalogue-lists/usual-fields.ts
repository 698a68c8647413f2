import type { EntryField, EntryGroup, EntryPicture } from './entry-list.ts';

/** Maximum length of a name: that of `itemNameSchema`. */
const LONGEST_NAME = 120;

/** A required text of a name's length. */
export function nameField(
  path: string,
  label: string,
  more: { help?: string; span?: 2 | 3 } = {},
): EntryField {
  return { path, kind: 'text', label, required: `${label}\u00a0: à remplir.`, length: LONGEST_NAME, ...more };
}

/** The name alone. */
export const NAME: EntryGroup = { fields: [nameField('name', 'Nom')] };

/** Whether it is made in one flap, in two; neither means in any number. */
export const FLAPS: EntryGroup = {
  title: 'Volets',
  fields: [
    { path: 'field_1_volet', kind: 'tick', label: 'Existe en un volet' },
    { path: 'field_2_volets', kind: 'tick', label: 'Existe en deux volets' },
  ],
};

/** The picture of most lists. */
export function picture(ratio: number, path = 'image', label = 'Image'): EntryPicture {
  return { path, label, ratio };
}

/** A ratio, from 0,3 to 1. */
export function shareField(path: string, label: string, help: string): EntryField {
  const format = { pattern: /^(?:0[.,][3-9]\d{0,3}|1)$/, message: 'Un nombre de 0,3 à 1.' };
  return { path, kind: 'amount', label, help, format, span: 2 };
}

/** Whether it has alcohol, for the points of law of a card. */
export const ALCOHOL: EntryField = {
  path: 'alcool',
  kind: 'select',
  label: 'Alcool',
  help: 'Vide\u00a0: les points de droit d’une carte disent «\u00a0à vous de voir\u00a0».',
  placeholder: 'Non renseigné',
  options: [
    { value: 'oui', label: 'Oui' },
    { value: 'non', label: 'Non' },
  ],
  span: 3,
};

/** A side of what is printed, in millimetres. */
export function sideField(path: string, label: string): EntryField {
  const format = {
    pattern: /^(?:[1-9]\d{1,2}|[1-4]\d{3})(?:[.,]\d)?$/,
    message: 'De 10 à 4\u00a0999\u00a0millimètres.',
  };
  return { path, kind: 'amount', label, format, span: 3 };
}

/** A colour `#rrggbb`. */
export function colourField(path: string, label: string): EntryField {
  const format = { pattern: /^#[0-9a-fA-F]{6}$/, message: 'Une couleur comme #20282e.' };
  return { path, kind: 'text', label, format, length: 7, span: 2 };
}
