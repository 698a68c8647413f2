import * as z from 'zod/mini';
import { CARD_TEXT_LIMITS } from './card-text-limits.ts';
import { entree, key, text } from './draft-fields.ts';
import { ENTRY_ID } from './field-formats.ts';

/**
 * The text of a Carte Brasserie: its dishes and prices (specification/card-text.md#shape). Optional: an order without
 * one is complete, and signed as before.
 */

const id = z.string().check(z.regex(ENTRY_ID));
const short = (length: number) => z.optional(z.string().check(z.maxLength(length)));

export const cardSection = z.strictObject({ entree, titre: short(CARD_TEXT_LIMITS.title) });
export type CardSection = z.output<typeof cardSection>;

/** `section` is the id of a section; `prix` is text as it was written. */
export const cardLine = z.strictObject({
  entree,
  section: z.optional(id),
  nom: short(CARD_TEXT_LIMITS.name),
  detail: short(CARD_TEXT_LIMITS.detail),
  volume: short(CARD_TEXT_LIMITS.volume),
  prix: short(CARD_TEXT_LIMITS.price),
});
export type CardLine = z.output<typeof cardLine>;

/** The price of a chosen drink, whose name and volume are the catalogue's; `cle` is the id of the drink. */
export const drinkPrice = z.strictObject({ cle: key, prix: short(CARD_TEXT_LIMITS.price) });
export type DrinkPrice = z.output<typeof drinkPrice>;

export const texteCarte = z.strictObject({
  sections: z.optional(z.array(cardSection).check(z.maxLength(CARD_TEXT_LIMITS.sections))),
  /** In the order of the card within each section. */
  lignes: z.optional(z.array(cardLine).check(z.maxLength(CARD_TEXT_LIMITS.lines))),
  boissons: z.optional(z.array(drinkPrice).check(z.maxLength(200))),
});
export type CardText = z.output<typeof texteCarte>;

/** What a reading is not sure of; only somebody's look, or an edit, removes it (specification/card-text.md#doubts). */
export const DOUBTS = [
  'sans prix',
  'deux prix',
  'prix loin',
  'prix du titre',
  'deux colonnes',
  'sans nom',
  'lettres',
] as const;
export type Doubt = (typeof DOUBTS)[number];

/** Where a line was read: 1-based, and the line of the file as it is written there. */
const placeRead = z.strictObject({
  page: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  ligne: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  texte: short(500),
});

/** What is known of a line that was read, by the line's id. */
export const lineReading = z.strictObject({
  entree: id,
  lu: z.optional(placeRead),
  aVerifier: z.optional(z.enum(DOUBTS)),
  vu: z.optional(z.boolean()),
  /** Somebody wrote something else than what was read. */
  corrigee: z.optional(z.boolean()),
  /** Nobody had settled its doubt when the client signed. */
  aLaSignature: z.optional(z.boolean()),
});
export type LineReading = z.output<typeof lineReading>;

/** Where the text comes from: `fichier` is the id of the file, whose name is kept beside it. */
export const ORIGINS = ['fichier', 'colle', 'saisi', 'carte'] as const;
export const lectureCarte = z.strictObject({
  origine: z.optional(
    z.strictObject({
      type: z.enum(ORIGINS),
      fichier: text,
      nom: text,
      pages: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    }),
  ),
  lignes: z.optional(z.array(lineReading).check(z.maxLength(CARD_TEXT_LIMITS.lines))),
});
export type CardTextReading = z.output<typeof lectureCarte>;
