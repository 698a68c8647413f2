import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, subjectOf } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';
import { filesUntil } from './link-notes.ts';

type Attached = Pick<Mail, 'attachment'>;

/** To the client, at the submission: a link to the order form that they signed, 90 days. */
export function orderFormMail(given: ClientMail & { token: string; expires: Date } & Attached): Mail {
  return {
    ...clientMail('order-form', given, {
      subject: 'votre bon de commande',
      title: 'Votre commande est signée, voici son bon de commande',
      action: { label: 'Télécharger mon bon de commande', path: PAGE_PATHS.delivery(given.token) },
      paragraphs: [
        `La commande « ${projectTitle(given.project)} » est partie chez l’agence, qui prépare votre création.`,
        'Gardez ce document : c’est ce que vous avez signé.',
      ],
      notes: [filesUntil(given.expires)],
    }),
    ...(given.attachment && { attachment: given.attachment }),
  };
}

/** To the order's delegate, when it was mailed to the client. */
export function orderFormSentMail(
  given: { to: string; project: MailedProject; email: string } & Attached,
): Mail {
  const { to, project, email, attachment } = given;
  return {
    template: 'order-form-sent',
    to,
    projectId: project.id,
    subject: subjectOf(project, 'bon de commande envoyé au client'),
    title: 'Le bon de commande signé est parti chez le client',
    paragraphs: [
      `${email} a reçu un lien vers le bon de commande du projet « ${projectTitle(project)} ».`,
      'Vous le trouvez parmi les documents du projet.',
    ],
    facts: projectFacts(project),
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(project.id) },
    ...(attachment && { attachment }),
  };
}
