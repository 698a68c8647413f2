import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, spokenTime } from '../mail.ts';

/** To the owner, after an administrator removed their passkeys: the password opens sessions again. */
export function passkeysRemovedMail({ to, name, at }: { to: string; name: string; at: Date }): Mail {
  return {
    template: 'passkeys-removed',
    to,
    subject: 'Vos clés d’accès Ardoise sont retirées',
    title: 'Vos clés d’accès sont retirées',
    paragraphs: [
      'Bonjour,',
      `Un administrateur a retiré les clés d’accès du compte « ${name} » et fermé ses sessions. Vous vous connectez de nouveau avec votre mot de passe, puis vous enregistrez une nouvelle clé.`,
    ],
    facts: [{ label: 'Quand', value: spokenTime(at) }],
    action: { label: 'Enregistrer une clé d’accès', path: PAGES.account },
    notes: ['Si vous ne l’avez pas demandé, prévenez l’administrateur et changez votre mot de passe.'],
  };
}
