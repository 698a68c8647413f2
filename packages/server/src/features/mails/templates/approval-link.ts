import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import type { Delegate } from '../../people/delegate-of.ts';
import { type Mail, type MailedProject, projectTitle } from '../mail.ts';
import { anyQuestion, repliesTo } from './link-notes.ts';

/** To the client, when a proof awaits approval: a link that can be reopened until they have answered. */
export function approvalLinkMail(
  given: Delegate & {
    to: string;
    project: MailedProject;
    /** Sender of the proof, and their comment. */
    nomResp: string;
    comment: string;
    token: string;
  },
): Mail {
  return {
    template: 'approval-link',
    to: given.to,
    projectId: given.project.id,
    ...repliesTo(given),
    subject: `${projectTitle(given.project)} : votre création est prête`,
    title: 'Votre accord est attendu sur la création',
    paragraphs: [
      'Bonjour,',
      `${given.nomDc} vous soumet la création réalisée pour « ${projectTitle(given.project)} ».`,
      'Regardez-la page par page, laissez vos remarques dessus, puis demandez des corrections ou donnez votre accord en signant à l’écran. Rien ne part en fabrication sans votre accord.',
    ],
    message: { from: given.nomResp, text: given.comment },
    action: { label: 'Voir la création', path: PAGE_PATHS.approval(given.token) },
    notes: [
      'Aucun compte n’est nécessaire. Vous pouvez rouvrir ce lien autant de fois que vous le souhaitez, jusqu’à votre réponse.',
      'Ce lien vous est personnel et votre signature vous engage : ne le transférez pas.',
      anyQuestion(given),
    ],
  };
}
