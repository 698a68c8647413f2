import { repeatingStep } from '../../repeating-step.ts';
import { holds, required, requiredFormat } from '../../rules.ts';
import { line } from '../../summary-lines.ts';
import { NO_SUPPORTS, supportLabel } from './support-label.ts';

const MESSAGE =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";
/** Centimetres or copies: whole numbers from 0 on. */
export const WHOLE_NUMBER = /^\d{1,5}$/;

/** The made-to-measure supports: all but the material is asked (specification/field-rules.md#supports-made-to-measure). */
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
  entryProblems: ({ name, type, largeur, hauteur }) => [
    ...required('name', name, MESSAGE),
    ...required('type', type, MESSAGE),
    ...requiredFormat('largeur', largeur, WHOLE_NUMBER, MESSAGE, 'Largeur incorrecte'),
    ...requiredFormat('hauteur', hauteur, WHOLE_NUMBER, MESSAGE, 'Hauteur incorrecte'),
  ],
  none: NO_SUPPORTS,
  entrySummary: (entry, rank) => {
    const { type, largeur, hauteur, matiere } = entry;
    const size = largeur && hauteur ? `${largeur} x ${hauteur} cm` : '';
    return [line(supportLabel(entry, rank), [type, size, matiere].filter(Boolean).join(', '))];
  },
});
