import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail, whoDid } from '../status-news.ts';

interface Ending {
  template: string;
  /** In the subject, after 'Le projet est' in the title, and after the actor. */
  word: string;
}

const CANCELLED: Ending = { template: 'project-cancelled', word: 'annulé' };
const REFUSED: Ending = { template: 'project-refused', word: 'refusé' };

function stoppedMail({ template, word }: Ending, to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail(template, to, news, {
    subject: subjectOf(news.project, `projet ${word}`),
    title: `Le projet est ${word}`,
    paragraphs: [
      `${whoDid(news, word)} le projet « ${title} », qui était en « ${news.from} ».`,
      `Arrêtez tout travail en cours : il n’avancera plus. Pour en présenter un autre, ${news.toDc ? 'vous pouvez' : 'le délégué commercial peut'} le cloner.`,
    ],
    action: 'Voir le projet',
  });
}

/** To the agency, the dc, and the printer if there is one. */
export function projectCancelledMail(to: string, news: ReadNews): Mail {
  return stoppedMail(CANCELLED, to, news);
}

/** To the dc and the agency, when head office refuses a project, or the installer its installation. */
export function projectRefusedMail(to: string, news: ReadNews): Mail {
  return stoppedMail(REFUSED, to, news);
}
