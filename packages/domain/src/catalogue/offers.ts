import type { Offer } from './offer.ts';

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
