/** Sentences that refuse a change of quotas, on the screen and by the call (specification/quotas.md#changing-quotas). */
export const REASON_NEEDED = 'Merci d’écrire le motif (3 caractères au moins).';
export const ANOTHER_SMHF = 'Choisissez un autre SMHF.';
export const NO_UNIT_LEFT = 'Il ne reste aucune unité à transférer.';
export const QUOTA_CHANGED = 'Ce quota a été changé entre-temps par une autre personne.';

export function closedYear(year: number): string {
  return `L’année ${year} est close\u00a0: ses quotas ne changent plus.`;
}
