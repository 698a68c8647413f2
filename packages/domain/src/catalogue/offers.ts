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
  plans: [
    { valeur: 'Projet hors plan' },
    { valeur: 'Plan summer', mois: { de: 4, a: 9 } },
    { valeur: 'Plan winter', mois: { de: 10, a: 3 } },
  ],
} satisfies Offers;

/** Valid answers of a draft: the offered values, and the withdrawn one that it chose before. */
export function offeredTo(list: readonly Offer[], chosen: string | undefined): string[] {
  return list.filter(({ valeur, retiree }) => !retiree || valeur === chosen).map(({ valeur }) => valeur);
}

/** What may be proposed on a day in Paris, `yyyy-MM-dd`: offered, and in its months. */
export function proposedOn(day: string, list: readonly Offer[]): string[] {
  const month = Number(day.slice(5, 7));
  const inSeason = ({ mois }: Offer) =>
    mois === undefined ||
    (mois.de <= mois.a ? mois.de <= month && month <= mois.a : mois.de <= month || month <= mois.a);
  return offeredTo(list.filter(inSeason), undefined);
}
