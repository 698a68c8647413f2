import type { Mail } from '../mail.ts';
import { OWN_KEYS, type PasskeyNotice, passkeyFacts } from './passkey-notice.ts';

/** To the account's owner, after a passkey was registered; the first one closes other sessions. */
export function passkeyRegisteredMail(notice: PasskeyNotice & { isFirst: boolean }): Mail {
  const { to, name, isFirst } = notice;
  return {
    template: 'passkey-registered',
    to,
    subject: 'Une clé d’accès est enregistrée sur votre compte Ardoise',
    title: 'Une clé d’accès est enregistrée',
    paragraphs: [
      'Bonjour,',
      `Une clé d’accès ouvre désormais le compte « ${name} ».${
        isFirst ? ' Son mot de passe seul n’y suffit plus, et ses autres sessions sont fermées.' : ''
      }`,
    ],
    facts: passkeyFacts(notice),
    action: OWN_KEYS,
    notes: [
      'Si ce n’est pas vous, prévenez tout de suite l’administrateur : il retire vos clés et ferme vos sessions.',
    ],
  };
}
