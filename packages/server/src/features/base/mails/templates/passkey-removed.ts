import type { Mail } from '../mail.ts';
import { OWN_KEYS, type PasskeyNotice, passkeyFacts } from './passkey-notice.ts';

/** To the owner, after they removed one of their own passkeys. */
export function passkeyRemovedMail(notice: PasskeyNotice & { isLast: boolean }): Mail {
  const { to, name, isLast } = notice;
  return {
    template: 'passkey-removed',
    to,
    subject: 'Une clé d’accès est retirée de votre compte Ardoise',
    title: 'Une clé d’accès est retirée',
    paragraphs: [
      'Bonjour,',
      `Une clé d’accès n’ouvre plus le compte « ${name} », dont les autres sessions sont fermées.${
        isLast ? ' C’était la dernière : son mot de passe suffit de nouveau.' : ''
      }`,
    ],
    facts: passkeyFacts(notice),
    action: OWN_KEYS,
    notes: ['Si ce n’est pas vous, prévenez tout de suite l’administrateur et changez votre mot de passe.'],
  };
}
