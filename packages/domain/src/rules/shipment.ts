/** Maximum number of parcels of one order. */
export const MOST_PARCELS = 10;

/** Maximum length of a carrier's name. */
export const LONGEST_CARRIER = 120;

const PARCEL = /^[A-Z0-9 -]{4,40}$/;

/** Messages for a day that has not come, and for none. */
export const DAY_TO_COME = 'Choisissez un jour jusqu’à aujourd’hui.';
export const DAY_MISSING = 'Choisissez le jour de l’envoi.';

/** What is noted of an order that leaves the print shop, or that has arrived. */
export interface Shipment {
  /** yyyy-MM-dd in Europe/Paris. */
  jour: string;
  /** Empty where it is not known. */
  transporteur: string;
  colis: readonly string[];
}

/** Numbers that were typed, pasted or scanned, separated by commas or line breaks, as they are kept. */
export function parcelsIn(text: string): string[] {
  const numbers = text.split(/[,;\n\r]/).map((part) => part.trim().replace(/\s+/g, ' ').toUpperCase());
  return [...new Set(numbers.filter(Boolean))];
}

/** What is wrong with the numbers of an order's parcels; null if nothing is. */
export function parcelsProblem(colis: readonly string[]): string | null {
  if (colis.length > MOST_PARCELS) return `${MOST_PARCELS} colis au plus par commande.`;
  const wrong = colis.find((number) => !PARCEL.test(number));
  return wrong === undefined
    ? null
    : `«\u00a0${wrong}\u00a0» n’est pas un numéro de colis\u00a0: de 4 à 40 lettres, chiffres, espaces ou tirets.`;
}

/** A day on which it may have been sent or delivered; null if it is one. */
function pastDayProblem(jour: string, { from, today }: { from: string; today: string }): string | null {
  if (jour > today) return DAY_TO_COME;
  return jour < from ? 'Choisissez un jour à partir de la création du projet.' : null;
}

/** What is wrong with a sending or a delivery, by its field (specification/statuses.md#when-it-comes). */
export function shipmentProblem(
  { jour, colis }: Shipment,
  days: { from: string; today: string },
): { field: 'jour' | 'colis'; message: string } | null {
  const day = pastDayProblem(jour, days);
  if (day !== null) return { field: 'jour', message: day };
  const parcels = parcelsProblem(colis);
  return parcels === null ? null : { field: 'colis', message: parcels };
}
