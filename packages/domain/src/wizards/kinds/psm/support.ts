import type { FieldError } from '../../../errors.ts';
import type { Support } from '../../../projects/project.ts';
import { holds, required, requiredFormat } from '../../rules.ts';
import type { Step } from '../../wizard.ts';
import { supportLines } from './support-label.ts';

const MESSAGE =
  "Certains champs ne sont pas renseignés. A l'exception de 'matière', tous les champs sont obligatoires.";
/** Centimetres or copies: whole numbers from 0 on. */
export const WHOLE_NUMBER = /^\d{1,5}$/;

function supportProblems({ name, type, largeur, hauteur }: Support, index: number): FieldError[] {
  const at = `supports.${index}`;
  return [
    ...required(`${at}.name`, name, MESSAGE),
    ...required(`${at}.type`, type, MESSAGE),
    ...requiredFormat(`${at}.largeur`, largeur, WHOLE_NUMBER, MESSAGE, 'Largeur incorrecte'),
    ...requiredFormat(`${at}.hauteur`, hauteur, WHOLE_NUMBER, MESSAGE, 'Hauteur incorrecte'),
  ];
}

/** The made-to-measure supports: all but the material is asked (2-data-rules-calls.md sections 5 and 8). */
export const support: Step<'creation/support'> = {
  path: 'creation/support',
  tab: 'creation',
  title: 'Quels supports, à quelles dimensions\u00a0?',
  short: 'Supports',
  problems: ({ supports = [] }) => [
    ...holds('supports', supports.length > 0, 'Veuillez ajouter au moins un support.'),
    ...supports.flatMap(supportProblems),
  ],
  summary: ({ supports }) =>
    supportLines(supports, ({ type, largeur, hauteur, matiere }) =>
      [type, largeur && hauteur ? `${largeur} x ${hauteur} cm` : '', matiere].filter(Boolean).join(', '),
    ),
};
