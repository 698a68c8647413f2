import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, orderFacts, projectTitle, spokenTime } from '../mail.ts';
import { anyQuestion, PERSONAL } from './link-notes.ts';

export const ORDER_TO_COMPLETE = 'order-to-complete';

/** To the client, when a Direct Agence order is theirs to complete: how to open it, with their existing or new account. */
export function orderToCompleteMail(given: {
  to: string;
  project: MailedProject;
  nomDc: string;
  telephoneDc: string;
  /** The sender, and their comment. */
  nomResp: string;
  comment: string;
  /** The agency returned it. */
  returned: boolean;
  /** The client's username. */
  name: string;
  /** Sets the password of an account without one. */
  invitation: { token: string; expires: Date } | null;
}): Mail {
  const { project, name, invitation } = given;
  const title = projectTitle(project);
  return {
    template: ORDER_TO_COMPLETE,
    to: given.to,
    projectId: project.id,
    subject: `Complétez votre commande : ${title}`,
    title: 'Complétez votre commande',
    paragraphs: [
      'Bonjour,',
      given.returned
        ? `L’agence vous renvoie la commande « ${title} » : il y manque quelque chose pour avancer.`
        : `${given.nomDc} a préparé avec vous la commande « ${title} ».`,
      invitation === null
        ? `Connectez-vous avec votre identifiant, « ${name} ». Complétez la commande, puis signez-la : elle partira aussitôt à l’agence.`
        : `Un compte est ouvert à votre nom ; votre identifiant est « ${name} ». Choisissez votre mot de passe, connectez-vous, complétez la commande, puis signez-la : elle partira aussitôt à l’agence.`,
    ],
    facts: orderFacts(project),
    message: { from: given.nomResp, text: given.comment },
    action:
      invitation === null
        ? { label: 'Compléter ma commande', path: PAGE_PATHS.followUp(project.id) }
        : { label: 'Choisir mon mot de passe', path: PAGE_PATHS.newPassword(invitation.token) },
    notes: [
      ...(invitation === null
        ? ['Mot de passe oublié ? La page de connexion vous en fait choisir un autre.']
        : [
            `Ce lien sert une seule fois, jusqu’au ${spokenTime(invitation.expires)}. Plus tard, demandez-en un autre par « Mot de passe oublié », avec votre adresse.`,
            PERSONAL,
          ]),
      anyQuestion(given),
    ],
  };
}
