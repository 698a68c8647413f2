import type { FoundOutlet } from '@ardoise/domain/contract/outlets.ts';

/** Help text of an outlet's number during the lookup. */
export const OUTLET_ASKED = 'Recherche de la fiche…';

/** Text shown when the lookup failed for a reason other than an unknown number. */
export function outletUnread(message: string): string {
  return `La fiche n’a pas pu être lue. ${message}`;
}

const DAY = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', day: '2-digit', month: '2-digit' });

/** Note on a record kept here, because Salesforce did not reply; undefined for one that it gave. */
export function keptOutlet({ gardee }: Pick<FoundOutlet, 'gardee'>): string | undefined {
  if (gardee === undefined) return undefined;
  const which = gardee.du === null ? 'fiche gardée ici' : `fiche du ${DAY.format(new Date(gardee.du))}`;
  return `Salesforce ne répond pas\u00a0: ${which}.`;
}
