import { spokenTime } from '../mail.ts';

/* Small print of a mail with a link. */

export const PERSONAL = 'Il est à vous seul : ne le transférez pas.';

export function usedOnce(expires: Date): string {
  return `Ce lien sert à un seul envoi, jusqu’au ${spokenTime(expires)}. ${PERSONAL}`;
}

export function filesUntil(expires: Date): string {
  return `Ce lien est valable jusqu’au ${spokenTime(expires)}, sans mot de passe ; chaque téléchargement est noté. ${PERSONAL}`;
}
