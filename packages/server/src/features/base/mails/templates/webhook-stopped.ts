import { PAGES } from '@ardoise/domain/rules/page-paths.ts';
import type { Mail } from '../mail.ts';

/** To the administrators: a webhook is stopped, since its receiver demanded that, or did not respond for days. */
export function webhookStoppedMail(to: string, given: { name: string; why: '410' | 'echecs' }): Mail {
  const { name, why } = given;
  return {
    template: 'webhook-stopped',
    to,
    subject: `Webhook « ${name} » arrêté`,
    title: `Le webhook « ${name} » ne reçoit plus rien`,
    paragraphs: [
      why === '410'
        ? 'Le programme qui le reçoit a répondu que cette adresse n’existe plus (410).'
        : 'Le programme qui le reçoit n’a accepté aucun envoi depuis trois jours.',
      'Corrigez son adresse ou réparez le programme, puis réactivez-le : ce qui attendait part alors, et ce qui a échoué peut être envoyé de nouveau.',
    ],
    action: { label: 'Voir le webhook', path: PAGES.integrations },
  };
}
