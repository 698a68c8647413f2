import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { canBeMailed, type ReadNews, sendsFilesToClient, statusMail, whoDid } from '../status-news.ts';

/** To the dc, when a project is finished. */
export function projectFinishedMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  const byFiles = sendsFilesToClient(news.project);
  const sent = byFiles && canBeMailed(news.project);
  return statusMail('project-finished', to, news, {
    subject: subjectOf(news.project, 'projet terminé'),
    title: 'Votre projet est terminé',
    paragraphs: [
      sent
        ? `${whoDid(news, 'terminé')} le projet « ${title} ». Un lien vers les fichiers définitifs vient d’être envoyé à ${news.project.client_email} ; il est valable 30 jours.`
        : `${whoDid(news, 'terminé')} le projet « ${title} ».`,
      sent || !byFiles
        ? 'Vous n’avez rien à faire. Pour une nouvelle commande du même point de vente, clonez ce projet.'
        : 'La commande n’a pas d’adresse e-mail valable : remettez vous-même les fichiers définitifs au client.',
    ],
    action: 'Voir le projet',
  });
}
