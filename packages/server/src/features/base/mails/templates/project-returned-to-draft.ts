import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

/** To the dc, when a project returns to Brouillon: from the agency, or taken back from the client. */
export function projectReturnedToDraftMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('project-returned-to-draft', to, news, {
    subject: subjectOf(news.project, 'projet à compléter'),
    title: 'Votre projet est à compléter',
    paragraphs: [
      isBeforeSubmission(news.from)
        ? `${whoDid(news, 'repris')} au client le projet « ${title} » : il est de nouveau en brouillon.`
        : news.own
          ? `Vous avez remis en brouillon le projet « ${title} ».`
          : `${news.nomResp} vous renvoie le projet « ${title} » : il y manque quelque chose pour avancer.`,
      KIND_FACTS[news.project.kind].completedByClient
        ? 'Complétez-le, puis envoyez-le au client, ou à l’agence s’il est signé.'
        : 'Complétez-le, puis soumettez-le de nouveau à l’agence.',
    ],
    action: 'Reprendre le projet',
  });
}
