import type { InfoCarte } from '../../../projects/project.ts';
import { holds } from '../../rules.ts';
import { line, pictured } from '../../summary-lines.ts';
import type { Step } from '../../wizard.ts';

export const ONE_FLAP = '1_volet';
export const TWO_FLAPS = '2_volets';

/** In how many flaps a format can be made. */
export function flapsOf(format: InfoCarte['format']): string[] {
  return [...(format?.field_1_volet ? [ONE_FLAP] : []), ...(format?.field_2_volets ? [TWO_FLAPS] : [])];
}

export const FLAP_LABELS: Record<string, string> = { [ONE_FLAP]: 'Un volet', [TWO_FLAPS]: 'Deux volets' };

/** Format and material; the materials offered are those of the number of flaps (2-data-rules-calls.md section 5, CHR card). */
export const format: Step = {
  path: 'creation/format',
  tab: 'creation',
  title: 'Quel format, quelle matière ?',
  short: 'Format et matière',
  problems: ({ infocarte }) => [
    ...holds(
      'infocarte.format',
      Boolean(infocarte?.format?.name) &&
        (flapsOf(infocarte?.format).length === 0 ||
          flapsOf(infocarte?.format).includes(infocarte?.matiereFormat ?? '')),
      "Le choix d'un format est obligatoire",
    ),
    // Asked once there is a format: which materials there are depends on it.
    ...(infocarte?.format?.name
      ? holds('infocarte.matiere', Boolean(infocarte.matiere?.name), 'Choisir la matière')
      : []),
  ],
  summary: ({ infocarte }) => [
    pictured('Format', [infocarte?.format]),
    ...(infocarte?.matiereFormat ? [line('Volets', FLAP_LABELS[infocarte.matiereFormat])] : []),
    line('Matière', infocarte?.matiere?.name),
  ],
};
