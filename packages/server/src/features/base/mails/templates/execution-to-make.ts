import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type MovedProject, type ReadNews, statusMail, whoDid } from '../status-news.ts';

type Sentence = (title: string, news: ReadNews) => string;

/** Why the agency has to create a file, by the project's previous status. */
const REASONS: Partial<Record<Status, Sentence>> = {
  'Validation Client': (title) => `Le client a donné son accord sur la création « ${title} ».`,
  Prévisite: (title, news) => `${whoDid(news, 'validé')} la pose du projet « ${title} ».`,
  Impression: (title, { own, nomResp }) =>
    own
      ? `Vous avez repris le projet « ${title} » depuis l’impression.`
      : `${nomResp} vous renvoie le projet « ${title} » depuis l’impression.`,
};
const MOVED: Sentence = (title, news) => `${whoDid(news, 'passé')} le projet « ${title} » en exécution.`;

/** Which files: new ones after the printer's, or the first. */
const FILES: Partial<Record<Status, string>> = { Impression: 'un nouveau fichier d’exécution' };
const FIRST = 'le fichier d’exécution';

/** The agency's next step with the file (specification/statuses.md). */
function nextOf({ kind, to_be_printed, has_pose }: MovedProject): string {
  if (KIND_FACTS[kind].deliversFiles) return 'livrez les fichiers';
  if (to_be_printed) return 'envoyez le projet en impression';
  return has_pose ? 'passez le projet en livré' : 'terminez le projet';
}

/** To the agency, when a project enters Exécution: approved by the client, or returned by the printer. */
export function executionToMakeMail(to: string, news: ReadNews): Mail {
  const { project, from } = news;
  const title = projectTitle(project);
  const menu = project.with_menu ? ', et celui du menu extérieur' : '';
  const next = nextOf(project);
  return statusMail('execution-to-make', to, news, {
    subject: subjectOf(news.project, 'fichier d’exécution à préparer'),
    title: 'Un fichier d’exécution est à préparer',
    paragraphs: [
      (REASONS[from] ?? MOVED)(title, news),
      `Joignez ${FILES[from] ?? FIRST}${menu}, puis ${next}.`,
    ],
    action: 'Voir le projet',
  });
}
