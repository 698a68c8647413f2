import { withTargetUrl } from '@ardoise/domain/base/target-url.ts';
import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle, spokenTime } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';
import { PERSONAL } from './link-notes.ts';

export const ORDER_TO_COMPLETE = 'order-to-complete';

interface OrderToComplete extends ClientMail {
  /** The sender, and their comment. */
  nomResp: string;
  comment: string;
  /** The agency returned it. */
  returned: boolean;
  /** Working days until the agency's first feedback. */
  delaiAgence: number;
  /** The client's username. */
  name: string;
  /** Sets the password of an account without one. */
  invitation: { token: string; expires: Date } | null;
}

function asked({ project, nomDc, nomResp, returned, delaiAgence }: OrderToComplete): string[] {
  const title = projectTitle(project);
  if (returned)
    return [
      `${nomResp} a besoin d’une précision avant de dessiner ce que vous avez commandé pour « ${title} ».`,
      'Complétez votre commande, puis signez-la de nouveau : elle repart aussitôt.',
    ];
  return [
    `${nomDc} a préparé votre commande pour « ${title} » et choisi les boissons avec vous. Il vous reste cinq questions : combien d’exemplaires, quel format, ce que l’agence doit créer, vos fichiers et l’adresse de livraison. Puis vous signez, avec le doigt.`,
    'Un quart d’heure sur votre téléphone suffit. Tout s’enregistre : vous pouvez vous arrêter et reprendre.',
    `Rien ne commence avant votre signature ; une première création vous est montrée au plus tard ${delaiAgence} jours ouvrés après.`,
  ];
}

function aboutAccess({ name, invitation }: OrderToComplete): string {
  return invitation === null
    ? `Votre identifiant est « ${name} ». Mot de passe oublié ? La page de connexion en fait choisir un autre.`
    : `La première fois, vous choisissez un mot de passe ; votre identifiant est « ${name} ». Ce lien le demande une seule fois, jusqu’au ${spokenTime(invitation.expires)} ; après, la page qu’il ouvre vous en envoie un autre. ${PERSONAL}`;
}

/**
 * To the client, when a Direct Agence order is theirs to complete: what is asked, and one button to the order, by way of
 * the password page while their account has no password.
 */
export function orderToCompleteMail(given: OrderToComplete): Mail {
  const { project, invitation, returned } = given;
  const order = PAGE_PATHS.clientOrder(project.id);
  const todo = returned ? 'à reprendre' : 'à compléter';
  return clientMail(ORDER_TO_COMPLETE, given, {
    subject: `votre commande est ${todo}`,
    title: `Votre commande est ${todo}`,
    paragraphs: asked(given),
    message: { from: given.nomResp, text: given.comment },
    action: {
      label: returned ? 'Reprendre ma commande' : 'Compléter ma commande',
      path: invitation === null ? order : withTargetUrl(PAGE_PATHS.newPassword(invitation.token), order),
    },
    notes: [aboutAccess(given)],
  });
}
