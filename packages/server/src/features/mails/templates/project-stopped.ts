import { type Mail, projectTitle } from '../mail.ts';
import { type StatusNews, statusMail } from '../status-news.ts';

interface Ending {
  template: string;
  /** In the subject, and after 'Le projet est' in the title. */
  word: string;
  verb: string;
}

const CANCELLED: Ending = { template: 'project-cancelled', word: 'annulé', verb: 'a annulé' };
const REFUSED: Ending = { template: 'project-refused', word: 'refusé', verb: 'a refusé' };

function stoppedMail({ template, word, verb }: Ending, to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  return statusMail(template, to, news, {
    subject: `Projet ${word} : ${title}`,
    title: `Le projet est ${word}`,
    paragraphs: [
      `${news.nomResp} ${verb} le projet « ${title} », qui était en « ${news.from} ».`,
      'Arrêtez tout travail en cours : il n’avancera plus. Pour en présenter un autre, le délégué commercial peut le cloner.',
    ],
    action: 'Voir le projet',
  });
}

/** To the agency, the dc, and the printer if there is one. */
export function projectCancelledMail(to: string, news: StatusNews): Mail {
  return stoppedMail(CANCELLED, to, news);
}

/** To the dc and the agency, when head office refuses a project, or the installer its installation. */
export function projectRefusedMail(to: string, news: StatusNews): Mail {
  return stoppedMail(REFUSED, to, news);
}
