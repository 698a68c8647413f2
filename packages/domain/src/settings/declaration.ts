import * as z from 'zod/mini';
import type { FieldError } from '../base/errors.ts';
import { EMAIL } from '../projects/field-formats.ts';
import { parisDay } from '../projects/paris-day.ts';
import type { Setting } from './setting.ts';
import { PAST_DAY_NEEDED, WRONG_EMAIL } from './setting-words.ts';

const words = z.string().check(z.maxLength(20_000), z.trim());
const day = z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)));

/**
 * What the accessibility statement needs of who publishes it; all else is computed
 * (specification/accessibility.md#publication).
 */
export const declaration = z.strictObject({
  /** The organisation that answers for it. */
  nom: words,
  email: words,
  /** With its hours: '05 39 98 00 15, du lundi au vendredi'. */
  telephone: words,
  /** By when what does not conform is to be corrected, yyyy-MM-dd; null where no day is promised. */
  corrections: day,
  /** Paragraphs, with a blank line between: three years, and the present one. */
  plan: words,
  planAnnee: words,
  /** The day on which it was published, yyyy-MM-dd; null until then. */
  jour: day,
});
export type Declaration = z.output<typeof declaration>;

const UNPUBLISHED: Declaration = {
  nom: '',
  email: '',
  telephone: '',
  corrections: null,
  plan: '',
  planAnnee: '',
  jour: null,
};

const LONGEST = { nom: 120, email: 200, telephone: 120, plan: 4000, planAnnee: 4000 } as const;
type Words = keyof typeof LONGEST;

/** What a published statement cannot do without. */
const NEEDED: Readonly<Record<Words, string>> = {
  nom: 'Indiquez qui publie la déclaration.',
  email: 'Indiquez une adresse e-mail.',
  telephone: 'Indiquez un numéro de téléphone.',
  plan: 'Dites ce qui est prévu sur trois ans.',
  planAnnee: 'Dites ce qui est prévu cette année.',
};
const FIELDS = Object.keys(LONGEST) as Words[];

function problemsOf(value: Declaration): FieldError[] {
  const { jour, email } = value;
  const problems = FIELDS.flatMap((chemin): FieldError[] => {
    if (jour !== null && value[chemin] === '') return [{ chemin, message: NEEDED[chemin] }];
    if ([...value[chemin]].length > LONGEST[chemin])
      return [{ chemin, message: `Ce texte tient en ${LONGEST[chemin]}\u00a0caractères.` }];
    return [];
  });
  if (email !== '' && !EMAIL.test(email)) problems.push({ chemin: 'email', message: WRONG_EMAIL });
  if (jour !== null && jour > parisDay(new Date()))
    problems.push({ chemin: 'jour', message: PAST_DAY_NEEDED });
  return problems;
}

const inFrench = (iso: string) => iso.split('-').toReversed().join('/');

export const DECLARATION_SETTINGS: { declaration: Setting<Declaration> } = {
  declaration: {
    label: 'Déclaration d’accessibilité',
    control: { kind: 'declaration' },
    schema: declaration,
    default: UNPUBLISHED,
    who: 'settings.administer',
    problems: problemsOf,
    inWords: ({ jour, nom }) => (jour === null ? 'non publiée' : `publiée le ${inFrench(jour)} par ${nom}`),
    changed: ({ jour }) =>
      jour === null
        ? 'a modifié la déclaration d’accessibilité, qui n’est pas publiée'
        : 'a publié la déclaration d’accessibilité',
  },
};
