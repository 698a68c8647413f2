import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { calendarIn, contactFacts, type ReadNews, statusMail } from '../status-news.ts';

/** To the installers, when what they install is delivered. */
export function installationToDoMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  const calendar = calendarIn(news, 't_pose');
  return statusMail('installation-to-do', to, news, {
    subject: subjectOf(news.project, 'pose à prévoir'),
    title: 'Une pose est à prévoir',
    paragraphs: [
      `Le projet « ${title} » est livré : il peut être posé.`,
      'Convenez d’une date avec le client. La pose faite, notez sa date dans le projet et passez-le en terminé.',
    ],
    facts: [
      ...contactFacts(news),
      {
        label: 'Une fois posé',
        value: 'Photographier la pose',
        path: PAGE_PATHS.posePhotos(news.project.id),
      },
    ],
    action: 'Noter la date de la pose',
    ...calendar,
  });
}
