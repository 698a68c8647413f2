import type { ToSettle } from '@ardoise/domain/projects/to-settle.ts';

/** What a row says of a draft that cannot go on as it is. */
const SHORT: Record<ToSettle, string> = {
  quota: 'quota épuisé',
  medaille: 'médaille non éligible',
  pointDeVente: 'point de vente inconnu',
  catalogue: 'support ou choix fermé',
  envoi: 'pas encore à l’agence',
  repris: 'signée avant d’être à vous',
  compte: 'signée par un compte fermé',
};

/** 'à régulariser : quota épuisé' */
export const toSettleWords = (reasons: readonly ToSettle[]): string =>
  `à régulariser\u00a0: ${reasons.map((reason) => SHORT[reason]).join(', ')}`;
