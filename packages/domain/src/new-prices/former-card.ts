import * as z from 'zod/mini';
import { signedOn } from '../projects/signed-on.ts';

/**
 * What an order with new prices is compared with: the card, or boards, that it was made from, as they were then
 * (specification/card-text.md#new-prices).
 */

const formerLine = z.object({
  cle: z.string(),
  nom: z.string(),
  detail: z.string(),
  volume: z.string(),
  prix: z.string(),
  /** What the approved proof says in its place; absent where it says the same. */
  imprime: z.optional(z.string()),
});
export type FormerLine = z.output<typeof formerLine>;

const formerSection = z.object({ cle: z.string(), titre: z.string(), lignes: z.array(formerLine) });
export type FormerSection = z.output<typeof formerSection>;

/** A choice of the order in words: theme, format, copies. */
const answer = z.object({ label: z.string(), value: z.string() });
export type Answer = z.output<typeof answer>;

export const formerCard = z.object({
  /** Number of the order. */
  numero: z.string(),
  /** When its client signed it. */
  ...signedOn,
  /** The day on which it came, yyyy-MM-dd; null for one that is printed and on its way. */
  livreLe: z.nullable(z.string()),
  /** The day on which it was printed, for one that has not come. */
  imprimeLe: z.nullable(z.string()),
  sections: z.array(formerSection),
  reponses: z.array(answer),
});
export type FormerCard = z.output<typeof formerCard>;
