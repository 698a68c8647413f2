import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle } from '../mail.ts';
import { type ClientMail, clientMail } from './client-mail.ts';

/** To the client, when a proof awaits approval: a link that can be reopened until they have answered. */
export function approvalLinkMail(
  given: ClientMail & {
    /** Sender of the proof, and their comment. */
    nomResp: string;
    comment: string;
    token: string;
    /** '3 prix changés'; empty for none. */
    ecarts?: string;
  } & Pick<Mail, 'picture'>,
): Mail {
  return clientMail('approval-link', given, {
    subject: 'votre création est prête à valider',
    title: 'Votre création est prête, à vous de la valider',
    action: { label: 'Voir et valider', path: PAGE_PATHS.approval(given.token) },
    ...(given.picture && { picture: given.picture }),
    paragraphs: [
      `Voici la création pour « ${projectTitle(given.project)} ».`,
      ...(given.ecarts ? [`Depuis ce que vous avez signé : ${given.ecarts}.`] : []),
      'Un prix, un mot à changer ? Posez une remarque dessus : l’agence la reprend. Si tout est juste, signez avec le doigt. Rien ne part en fabrication sans votre accord.',
    ],
    message: { from: given.nomResp, text: given.comment },
    notes: [
      'Ce lien est à vous seul et s’ouvre sans mot de passe, autant de fois que vous le souhaitez, jusqu’à votre réponse. Votre signature vous engage : ne le transférez pas.',
    ],
  });
}
