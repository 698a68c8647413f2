import { KIND_FACTS } from '@ardoise/domain/kind-facts/kind-facts.ts';
import { type Mail, projectTitle, subjectOf } from '../mail.ts';
import { type ReadNews, statusMail } from '../status-news.ts';

/** To the dc, when the agency sends its proof. */
export function proofToReviewMail(to: string, news: ReadNews): Mail {
  const title = projectTitle(news.project);
  return statusMail('proof-to-review', to, news, {
    subject: subjectOf(news.project, 'création à relire'),
    title: 'Une création est à relire',
    paragraphs: [
      news.own
        ? `La création du projet « ${title} » attend votre avis.`
        : `${news.nomResp} vous soumet la création du projet « ${title} ».`,
      ...(news.ecarts ? [`Entre la commande signée et cette création : ${news.ecarts}.`] : []),
      KIND_FACTS[news.project.kind].dcAgrees
        ? 'Relisez-la, posez vos remarques dessus, puis donnez votre accord ou renvoyez-la à l’agence.'
        : 'Relisez-la, posez vos remarques dessus, puis soumettez-la au client ou renvoyez-la à l’agence.',
    ],
    action: 'Voir la création',
  });
}
