/** Help text of an outlet's number during the lookup. */
export const OUTLET_ASKED = 'Recherche de la fiche…';

/** Text shown when the lookup failed for a reason other than an unknown number. */
export function outletUnread(message: string): string {
  return `La fiche n’a pas pu être lue. ${message}`;
}
