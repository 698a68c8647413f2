import * as z from 'zod/mini';
import { parseRichText } from '../base/rich-text/parse-rich-text.ts';
import { LONGEST_STORED } from '../base/rich-text/rich-text.ts';
import { visibleLength } from '../base/rich-text/visible-length.ts';
import { ENTRY_ID } from './field-formats.ts';

/** Maximum length of a text of a draft, in characters (specification/calls.md#drafts). */
export const LONGEST_TEXT = 2000;
/** Draft text; the server rejects a NUL anywhere in a body, since PostgreSQL cannot store it. */
export const draftText = z.string().check(z.maxLength(LONGEST_TEXT));
/** A field of a draft: optional until answered. */
export const text = z.optional(draftText);
/** Rich text: 2,000 visible and 20,000 stored characters; every reader drops what is no mark of it. */
export const richText = z.optional(
  z.string().check(
    z.maxLength(LONGEST_STORED),
    z.refine((stored) => visibleLength(parseRichText(stored)) <= LONGEST_TEXT, {
      // As `maxLength` says it, for the refusal's sentence.
      params: { maximum: LONGEST_TEXT },
    }),
  ),
);
/** Id of an entry, unique within its list (`entries.ts`); omitted until one is generated. */
export const entree = z.optional(z.string().check(z.regex(ENTRY_ID)));
/** A key of a map of choices. */
export const key = z.string().check(z.minLength(1), z.maxLength(200));
export const MAX_ENTRIES = 200;

/** A catalogue item, copied into the project so that later changes of the catalogue do not affect the order. */
export const choice = z.strictObject({ id: text, name: text, image: text });
export type Choice = z.output<typeof choice>;

/** Chosen items, by id. */
export const choices = z.record(key, choice).check(z.refine((map) => Object.keys(map).length <= MAX_ENTRIES));

/** A numbered post-it; `x` and `y` are fractions (0 to 1) of the picture, `page` is 1-based. */
export const annotation = z.strictObject({
  x: z.number().check(z.minimum(0), z.maximum(1)),
  y: z.number().check(z.minimum(0), z.maximum(1)),
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  texte: draftText,
});
export type Annotation = z.output<typeof annotation>;

export const drinkChoice = z.strictObject({ id: text, name: text, image: text, format: text });
export type DrinkChoice = z.output<typeof drinkChoice>;

/** Chosen drinks, by family then by id. */
export const drinkMap = z
  .record(key, z.record(key, drinkChoice))
  .check(z.refine((families) => Object.values(families).flatMap(Object.keys).length <= MAX_ENTRIES));

/** Number of chosen drinks over all families. */
export function countDrinks(boissons: z.output<typeof drinkMap> | undefined): number {
  return Object.values(boissons ?? {}).reduce((total, family) => total + Object.keys(family).length, 0);
}
