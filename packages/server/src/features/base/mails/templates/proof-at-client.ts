import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, sendsProofToClient, statusMail, whoDid } from '../status-news.ts';

/** To the dc, when the proof is with the client: a notice, without the client’s own link. */
export function proofAtClientMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  const reached = sendsProofToClient(news.project);
  return statusMail('proof-at-client', to, news, {
    subject: subjectOf(news.project, reached ? 'création chez le client' : 'client à prévenir'),
    title: reached ? 'Le client a la création' : 'Le client n’a pas pu être prévenu',
    paragraphs: reached
      ? [
          `${whoDid(news, 'soumis')} au client la création du projet « ${title} ». Un lien vient d’être envoyé à ${news.project.client_email}.`,
          'Vous n’avez rien à faire. Si la réponse tarde, relancez le client, ou faites-le signer sur votre tablette.',
        ]
      : news.project.proof_version === 0
        ? [
            `Le projet « ${title} » attend l’accord du client, mais aucune création n’y est jointe : aucun lien n’est parti.`,
            'Renvoyez le projet à l’agence, ou voyez avec le siège.',
          ]
        : [
            `La création du projet « ${title} » attend l’accord du client, mais la commande n’a pas d’adresse e-mail valable : aucun lien n’est parti.`,
            'Faites signer le client sur votre tablette, ou demandez au siège de corriger l’adresse.',
          ],
    action: 'Voir le projet',
  });
}
