import * as z from 'zod/mini';
import type { FieldError } from '../base/errors.ts';
import { type Offer, offer } from '../catalogue/offer.ts';
import { dayAfter } from '../projects/day-after.ts';
import { parisDay } from '../projects/paris-day.ts';
import type { Setting, SettingCount } from './setting.ts';

type Declared<Value> = Pick<Setting<Value>, 'label'> & Partial<Setting<Value>>;

const LONGEST_LIST = 60;
const LONGEST_OFFER = 60;

/** Number of what has one of these values. */
export function countOf(counts: readonly SettingCount[], has: (value: string) => boolean): number {
  return counts.reduce((sum, { valeur, nombre }) => (has(valeur) ? sum + nombre : sum), 0);
}

interface FigureOptions extends Declared<number> {
  unit: string;
  min: number;
  max: number;
  default: number;
}

const figureInWords = (unit: string) => (value: number | null) =>
  value === null ? 'jamais' : `${value}\u00a0${unit}`;

function outside(value: number | null, min: number, max: number): FieldError[] {
  if (value === null || (value >= min && value <= max)) return [];
  return [{ chemin: '', message: `Indiquez un nombre de ${min} à ${max}.` }];
}

/** An integer. */
export function figure({ unit, min, max, ...declared }: FigureOptions): Setting<number> {
  return {
    control: { kind: 'figure', unit, min, max },
    schema: z.int(),
    who: 'settings.edit',
    problems: (value) => outside(value, min, max),
    inWords: figureInWords(unit),
    ...declared,
  };
}

/** An integer, or null for none. */
export function optionalFigure({
  unit,
  min,
  max,
  ...declared
}: Declared<number | null> & Pick<FigureOptions, 'unit' | 'min' | 'max'>): Setting<number | null> {
  return {
    control: { kind: 'figure', unit, min, max, optional: true },
    schema: z.nullable(z.int()),
    default: null,
    who: 'settings.edit',
    problems: (value) => outside(value, min, max),
    inWords: figureInWords(unit),
    ...declared,
  };
}

const STORED = 20_000;

/** Plain text of this many characters at most; blank lines are paragraphs. */
export function text({
  length,
  rows,
  ...declared
}: Declared<string> & { length: number; rows: number; default: string }): Setting<string> {
  return {
    control: { kind: 'text', length, rows },
    schema: z.string().check(z.maxLength(STORED), z.trim()),
    who: 'settings.edit',
    problems: (value) => [
      ...(value === '' ? [{ chemin: '', message: 'Indiquez un texte.' }] : []),
      ...([...value].length > length
        ? [{ chemin: '', message: `Ce texte tient en ${length}\u00a0caractères.` }]
        : []),
    ],
    inWords: (value) => value,
    ...declared,
  };
}

/** Yes or no. */
export function tick(declared: Declared<boolean> & { default: boolean }): Setting<boolean> {
  return {
    control: { kind: 'tick' },
    schema: z.boolean(),
    who: 'settings.edit',
    inWords: (value) => (value ? 'oui' : 'non'),
    ...declared,
  };
}

const shown = (list: readonly Offer[]) => list.filter(({ retiree }) => !retiree).map(({ valeur }) => valeur);

export const MONTHS = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** 'Plan winter (octobre à mars)' */
function offerInWords({ valeur, mois }: Offer): string {
  if (mois === undefined) return valeur;
  const [from, to] = [MONTHS[mois.de - 1], MONTHS[mois.a - 1]];
  return `${valeur} (${from === to ? from : `${from} à ${to}`})`;
}

function offerProblems(list: readonly Offer[], numeric: boolean): FieldError[] {
  const values = list.map(({ valeur }) => valeur.trim());
  const wrong = list.flatMap(({ valeur }, rank) => {
    const chemin = `${rank}`;
    if (valeur.trim() === '') return [{ chemin, message: 'Indiquez une valeur.' }];
    if ([...valeur].length > LONGEST_OFFER)
      return [{ chemin, message: `Une valeur tient en ${LONGEST_OFFER}\u00a0caractères.` }];
    if (numeric && !/^[1-9]\d{0,4}$/.test(valeur))
      return [{ chemin, message: 'Indiquez un nombre entier, de 1 à 99999.' }];
    if (values.indexOf(valeur.trim()) < rank)
      return [{ chemin, message: `«\u00a0${valeur}\u00a0» est déjà dans la liste.` }];
    return [];
  });
  if (shown(list).length === 0) return [...wrong, { chemin: '', message: 'Laissez au moins une valeur.' }];
  return wrong;
}

/** A closed list of a wizard: values are offered or withdrawn, never erased while a draft has them. */
export function offers({
  noun,
  numeric,
  seasonal,
  ...declared
}: Declared<readonly Offer[]> & {
  noun: string;
  numeric?: true;
  seasonal?: true;
  default: readonly Offer[];
}): Setting<readonly Offer[]> {
  return {
    control: { kind: 'offers', noun, ...(numeric && { numeric }), ...(seasonal && { seasonal }) },
    schema: z.array(offer).check(z.maxLength(LONGEST_LIST)),
    who: 'settings.edit',
    problems: (list) => offerProblems(list, numeric === true),
    inWords: (list) =>
      list
        .filter(({ retiree }) => !retiree)
        .map(offerInWords)
        .join(', '),
    touches: (before, after, counts) => {
      const gone = shown(before).filter((value) => !shown(after).includes(value));
      const drafts = countOf(counts, (value) => gone.includes(value));
      if (drafts === 0) return null;
      const whose = drafts === 1 ? '1\u00a0brouillon garde' : `${drafts}\u00a0brouillons gardent`;
      return `${whose} «\u00a0${gone.join('\u00a0», «\u00a0')}\u00a0».`;
    },
    ...declared,
  };
}

/** A rule that applies from a day on, so many days after it was set: until then those concerned are notified. */
export function rule({
  days,
  ...declared
}: Declared<string | null> & { days: number }): Setting<string | null> {
  return {
    control: { kind: 'rule', days },
    schema: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
    default: null,
    who: 'settings.edit',
    problems: (day) =>
      day === null || day >= dayAfter(parisDay(new Date()), days)
        ? []
        : [{ chemin: '', message: `Laissez ${days}\u00a0jours à ceux que cela concerne.` }],
    inWords: (day) => (day === null ? 'non' : `à partir du ${day.split('-').toReversed().join('/')}`),
    ...declared,
  };
}
