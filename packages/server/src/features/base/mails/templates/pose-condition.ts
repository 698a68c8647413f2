import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/**
 * To the dc, the agency and the installers, when the installation is accepted under a condition
 * (specification/statuses.md#pre-visit).
 */
export function poseConditionMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('pose-condition', to, news, {
    subject: subjectOf(news.project, 'pose sous condition'),
    title: 'La pose est validée sous condition',
    paragraphs: [
      `${whoDid(news, 'validé')} la pose du projet « ${title} » à la condition que dit ${news.own ? 'votre' : 'son'} message. Elle reste affichée dans le projet.`,
      'Le projet passe en exécution. Tenez compte de cette condition, chacun pour sa part : préparation des fichiers, accord avec le client, jour de la pose.',
    ],
    action: 'Voir le projet',
  });
}
