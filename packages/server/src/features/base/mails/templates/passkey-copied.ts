import type { Mail } from '../mail.ts';
import { OWN_KEYS, type PasskeyNotice, passkeyFacts } from './passkey-notice.ts';

/** To the owner of a passkey that was disabled after a sign-in with a copy of it. */
export function passkeyCopiedMail(notice: PasskeyNotice): Mail {
  const { to, name } = notice;
  return {
    template: 'passkey-copied',
    to,
    subject: 'Une clé d’accès de votre compte Ardoise est désactivée',
    title: 'Une clé d’accès a peut-être été copiée',
    paragraphs: [
      'Bonjour,',
      `Le compteur d’une clé d’accès du compte « ${name} » a reculé, comme après une copie. Elle est désactivée, et toutes les sessions du compte sont fermées.`,
      'Connectez-vous avec une autre clé, retirez celle-ci et enregistrez-en une nouvelle. Sans autre clé, demandez à un administrateur de retirer les vôtres : votre mot de passe suffit alors pour entrer et en enregistrer une.',
    ],
    facts: passkeyFacts(notice),
    action: OWN_KEYS,
    notes: [
      'Si vous ne vous connectiez pas à ce moment, prévenez l’administrateur et changez votre mot de passe.',
    ],
  };
}
