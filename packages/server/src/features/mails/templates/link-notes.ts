import type { Delegate } from '../../people/delegate-of.ts';
import { type Mail, spokenTime } from '../mail.ts';

/* Text below the button of a mail with a link. */

export const PERSONAL = 'Il vous est personnel : ne le transférez pas.';

export function usedOnce(expires: Date): string {
  return `Ce lien sert à un seul envoi, jusqu’au ${spokenTime(expires)}. ${PERSONAL}`;
}

export function filesUntil(expires: Date): string {
  return `Ce lien est valable jusqu’au ${spokenTime(expires)}. Aucun compte n’est nécessaire, et chaque téléchargement est noté.`;
}

/** A client's reply goes to the delegate; nowhere without their address. */
export function repliesTo({ nomDc, mailDc }: Delegate): Pick<Mail, 'replyTo'> {
  return mailDc === '' ? {} : { replyTo: { name: nomDc, address: mailDc } };
}

/** The delegate as contact, possibly without a telephone. */
export function reachOf({ nomDc, telephoneDc }: Pick<Delegate, 'nomDc' | 'telephoneDc'>): string {
  return telephoneDc === '' ? nomDc : `${nomDc}, ${telephoneDc}`;
}

export function anyQuestion(dc: Delegate): string {
  return `Une question ? Votre délégué commercial : ${reachOf(dc)}.`;
}
