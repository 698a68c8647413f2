import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';
import { FOLLOW_ORDER, followedUntil } from './link-notes.ts';

/** To a client without an account who agreed to the proof: a link to follow the order. */
export function proofAcceptedMail(given: ClientMail & { token: string } & Pick<Mail, 'picture'>): Mail {
  return clientMail('proof-accepted', given, {
    subject: 'votre accord est enregistré',
    title: 'Votre accord est enregistré, la suite est pour nous',
    action: { label: FOLLOW_ORDER, path: PAGE_PATHS.tracking(given.token) },
    ...(given.picture && { picture: given.picture }),
    paragraphs: [
      `Vous avez validé la création de « ${projectTitle(given.project)} ». Vous n’avez plus rien à faire.`,
      'Gardez ce message : son bouton montre le jour d’arrivée, dès qu’il est connu, et la création que vous avez signée.',
    ],
    notes: [followedUntil()],
  });
}
