import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, subjectOf } from '../mail.ts';

export const ARBITRATION_REQUEST = 'arbitration-request';

/**
 * To head office, when the quota is exhausted and the dc, or the client who submits, needs an exception
 * (specification/quotas.md#submission-beyond-the-quota).
 */
export function arbitrationRequestMail(given: {
  to: string;
  project: MailedProject;
  /** Who asks. */
  nomDc: string;
  smhf: string;
  comment: string;
}): Mail {
  return {
    template: ARBITRATION_REQUEST,
    to: given.to,
    projectId: given.project.id,
    subject: subjectOf(given.project, 'arbitrage demandé'),
    title: 'Une commande attend votre arbitrage',
    paragraphs: [
      `Le quota de l’année est dépassé. ${given.nomDc} vous demande d’arbitrer le projet « ${projectTitle(given.project)} ».`,
      'La commande et ses signatures sont conservées. Vous pouvez soumettre le projet à l’agence, avec un commentaire.',
    ],
    facts: [...projectFacts(given.project), { label: 'SMHF', value: given.smhf }].filter(
      ({ value }) => value !== '',
    ),
    message: { from: given.nomDc, text: given.comment },
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
