import type { FieldError } from '../../base/errors.ts';
import type { InfoCarte } from '../../projects/project.ts';
import type { CardFormatField, Field } from '../field.ts';
import { holds } from '../rules.ts';
import { line, pictured } from '../summary-lines.ts';
import type { SummaryLine, WizardProject } from '../wizard-project.ts';

export const ONE_FLAP = '1_volet';
export const TWO_FLAPS = '2_volets';

/** The numbers of flaps in which a format exists. */
export function flapsOf(format: InfoCarte['format']): string[] {
  return [...(format?.field_1_volet ? [ONE_FLAP] : []), ...(format?.field_2_volets ? [TWO_FLAPS] : [])];
}

export const FLAP_LABELS: Record<string, string> = { [ONE_FLAP]: 'Un volet', [TWO_FLAPS]: 'Deux volets' };

/** Requires a format in an existing number of flaps, then a material (specification/field-rules.md#format-and-material). */
function cardFormatProblems(infocarte: InfoCarte | undefined): FieldError[] {
  return [
    ...holds(
      'infocarte.format',
      Boolean(infocarte?.format?.name) && madeInFlaps(infocarte?.format, infocarte?.matiereFormat),
      "Le choix d'un format est obligatoire",
    ),
    // Asked after the format: the available materials depend on it.
    ...(infocarte?.format?.name
      ? holds('infocarte.matiere', Boolean(infocarte.matiere?.name), 'Choisir la matière')
      : []),
  ];
}

/** The same as lines of the order form. */
function cardFormatLines(infocarte: InfoCarte | undefined): SummaryLine[] {
  return [
    pictured('Format', [infocarte?.format]),
    ...(infocarte?.matiereFormat ? [line('Volets', FLAP_LABELS[infocarte.matiereFormat])] : []),
    line('Matière', infocarte?.matiere?.name),
  ];
}

/** Sets the number of flaps of a format that has only one. */
export function withOnlyFlaps(infocarte: InfoCarte): InfoCarte {
  const [only, ...others] = flapsOf(infocarte.format);
  return only !== undefined && others.length === 0 ? { ...infocarte, matiereFormat: only } : infocarte;
}

/** Whether it is made in this number of flaps: a format or material without any flag is, in every one. */
export function madeInFlaps(item: InfoCarte['format'], flaps: string | undefined): boolean {
  const made = flapsOf(item);
  return made.length === 0 || made.includes(flaps ?? '');
}

/** Format, flaps and material of a card, from these lists. */
export function cardFormatField({
  formats,
  materials,
}: Pick<CardFormatField<WizardProject>, 'formats' | 'materials'>): Field {
  return {
    path: 'infocarte.format',
    kind: 'card-format',
    whole: 'infocarte',
    label: 'Format',
    legend: 'Format de la carte',
    formats,
    materials,
    names: { 'infocarte.matiereFormat': 'Nombre de volets', 'infocarte.matiere': 'Matière' },
    rule: ({ infocarte }) => cardFormatProblems(infocarte),
    line: ({ infocarte }) => cardFormatLines(infocarte),
  };
}
