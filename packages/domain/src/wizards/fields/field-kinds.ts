import { plainTextOf } from '../../base/rich-text/plain-text-of.ts';
import { countDrinks } from '../../projects/draft-fields.ts';
import { EMAIL, PHONE, PRICE, WRITTEN } from '../../projects/field-formats.ts';
import { answerAt } from '../answer-at.ts';
import type { ChoiceField, Field, FieldKind, Option, PlainField, TextField } from '../field.ts';
import { type PhotoShape, photosOf } from '../photos.ts';
import { line, pictured, richLine } from '../summary-lines.ts';
import type { SummaryLine, WizardProject } from '../wizard-project.ts';
import { toldOf } from './asked.ts';
import { attachmentInWords } from './attachment-words.ts';
import { drinkLines } from './drink-lines.ts';

/** Rules of a kind of field. */
interface KindRules {
  /** Whether the answer is given. */
  isAnswered: (answer: never, field: never) => boolean;
  /** The answer as lines of the order form; `label` is the field's. */
  lines: (label: string, answer: never, field: never) => SummaryLine[];
}

const isText = (answer: string | undefined) => (answer ?? '').trim() !== '';
const ofText = { isAnswered: isText, lines: (label: string, answer?: string) => [line(label, answer)] };
/** Blanks are not an option of a closed list. */
const ofChoice = { ...ofText, isAnswered: (answer: string | undefined) => Boolean(answer) };
const ofOwn = { isAnswered: () => true, lines: () => [] };
type Picture = { name?: string; image?: string };
type Drinks = Parameters<typeof countDrinks>[0];

/** Every kind of field, exhaustively: a missing one does not compile. */
export const FIELD_KINDS = {
  text: ofText,
  'long-text': ofText,
  phone: ofText,
  email: ofText,
  digits: ofText,
  amount: ofText,
  price: ofText,
  url: ofText,
  handle: ofText,
  time: ofText,
  choice: ofChoice,
  select: ofChoice,
  'yes-no': ofChoice,
  outlet: ofText,
  agency: ofText,
  catalogue: {
    isAnswered: (picture: Picture | undefined) => Boolean(picture?.name),
    lines: (label: string, picture: Picture | undefined) => [pictured(label, [picture])],
  },
  selection: {
    isAnswered: (selection: Record<string, Picture> | undefined) => Object.keys(selection ?? {}).length > 0,
    lines: (label: string, selection: Record<string, Picture> | undefined, { none }: { none: string }) => {
      const chosen = Object.values(selection ?? {});
      return [chosen.some(({ name }) => name === none) ? line(label, none) : pictured(label, chosen)];
    },
  },
  photos: {
    isAnswered: (kept: unknown) => Object.keys(kept ?? {}).length > 0,
    lines: (label: string, kept: unknown, { shape }: { shape: PhotoShape }) => {
      const words = photosOf(kept, shape).map((photo, rank) => attachmentInWords(photo, rank));
      return words.length === 0 ? [] : [line(label, words.join(' · '))];
    },
  },
  listed: ofText,
  tick: {
    isAnswered: Boolean,
    lines: (label: string, ticked?: boolean) => [line(label, ticked ? 'oui' : 'non')],
  },
  several: {
    isAnswered: (answers: readonly string[] = []) => answers.length > 0,
    lines: (label: string, answers: readonly string[]) =>
      answers.length === 0 ? [] : [line(label, answers.join(', '))],
  },
  'rich-text': {
    isAnswered: (text: string | undefined) => plainTextOf(text) !== '',
    lines: (label: string, text: string) => (plainTextOf(text) === '' ? [] : [richLine(label, text)]),
  },
  lines: { isAnswered: (items: readonly unknown[] = []) => items.length > 0, lines: () => [] },
  'own-layout': ofOwn,
  // Defines its own rule and lines.
  solid: ofOwn,
  // Defines its own rule and lines.
  'card-format': ofOwn,
  drinks: {
    isAnswered: (drinks: Drinks, { min }: { min: number }) => countDrinks(drinks) >= min,
    lines: (_label: string, drinks: Drinks) => drinkLines(drinks),
  },
} satisfies Record<FieldKind, KindRules>;

/** Kinds of text with a built-in format, and its error message. */
const TEXT_FORMATS: Partial<Record<FieldKind, NonNullable<TextField<unknown>['format']>>> = {
  phone: { pattern: PHONE, message: 'Téléphone incorrect', written: WRITTEN.phone },
  email: { pattern: EMAIL, message: 'Email invalid', written: WRITTEN.email },
  price: { pattern: PRICE, message: 'Prix incorrect', written: WRITTEN.price },
};

/** The format of an answer to this field. */
export function formatOf<Scope>(field: Field<Scope>): TextField<Scope>['format'] {
  return ('format' in field ? field.format : undefined) ?? TEXT_FORMATS[field.kind];
}

const NO_OPTIONS: readonly Option[] = [];
const YES_NO_OPTIONS: readonly Option[] = [
  { value: 'oui', label: 'Oui' },
  { value: 'non', label: 'Non' },
];

/** Reads the answer to a field, at its path unless it overrides `read`. */
export function answerOf<Scope>(field: Field<Scope>, scope: Scope): unknown {
  return 'read' in field && field.read ? field.read(scope) : answerAt(scope, field.path);
}

/** Whether the field is a choice from a closed list. */
export function isClosedList<Scope>(field: Field<Scope>): field is ChoiceField<Scope> {
  return field.kind === 'choice' || field.kind === 'select' || field.kind === 'yes-no';
}

/** Options of a closed list; empty for other fields. */
export function optionsOf<Scope>(
  field: Field<Scope>,
  scope: Scope,
  project: WizardProject,
): readonly Option[] {
  if (!isClosedList(field)) return NO_OPTIONS;
  return toldOf(field.options ?? YES_NO_OPTIONS, scope, project);
}

const OWN: readonly FieldKind[] = [
  'catalogue',
  'solid',
  'selection',
  'drinks',
  'photos',
  'card-format',
  'listed',
  'several',
  'rich-text',
  'lines',
  'own-layout',
  'outlet',
  'agency',
];

/** Whether a single control edits it. */
export function isPlain<Scope>(field: Field<Scope>): field is PlainField<Scope> {
  return !OWN.includes(field.kind);
}
