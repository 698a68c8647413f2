import { spokenTime } from '../mail.ts';

/* Small print of a mail with a link. */

export const PERSONAL = 'Il est à vous seul : ne le transférez pas.';

export function usedOnce(expires: Date): string {
  return `Ce lien sert à un seul envoi, jusqu’au ${spokenTime(expires)}. ${PERSONAL}`;
}

/** The button to follow an order by a link, in every mail that has it. */
export const FOLLOW_ORDER = 'Voir où en est ma commande';

export function followedUntil(): string {
  return `Ce lien s’ouvre sans mot de passe, jusqu’à 30 jours après la fin de la commande. ${PERSONAL}`;
}

export function filesUntil(expires: Date): string {
  return `Ce lien est valable jusqu’au ${spokenTime(expires)}, sans mot de passe ; chaque téléchargement est noté. ${PERSONAL}`;
}
