import * as z from 'zod/mini';

/** One answer of a closed list of head office; one that was withdrawn stays valid in drafts that chose it. */
export const offer = z.strictObject({ valeur: z.string(), retiree: z.optional(z.literal(true)) });
export type Offer = z.output<typeof offer>;

/** The closed lists of the wizards that head office edits (specification/content-management.md#settings). */
export interface Offers {
  exemplairesCarte: readonly Offer[];
  exemplairesQrCode: readonly Offer[];
  plans: readonly Offer[];
}

const offered = (...values: string[]): Offer[] => values.map((valeur) => ({ valeur }));

/** Until head office changes them (specification/constants.md#cards, #plans-days-medals). */
export const DEFAULT_OFFERS = {
  exemplairesCarte: offered('30', '40', '50', '60', '70', '80', '90', '100'),
  exemplairesQrCode: offered('24', '48', '72', '96', '120'),
  plans: offered('Projet hors plan', 'Plan summer', 'Plan winter'),
} satisfies Offers;

/** What a draft may answer: the offered values, and the withdrawn one that it chose before. */
export function offeredTo(list: readonly Offer[], chosen: string | undefined): string[] {
  return list.filter(({ valeur, retiree }) => !retiree || valeur === chosen).map(({ valeur }) => valeur);
}
