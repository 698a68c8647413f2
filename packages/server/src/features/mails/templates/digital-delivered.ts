import { type Mail, projectFacts, projectTitle } from '../mail.ts';
import { reachDc, type StatusNews } from '../status-news.ts';

/** To the address that a Digital order names for its video, when the agency has delivered it. */
export function digitalDeliveredMail(to: string, news: StatusNews): Mail {
  const title = projectTitle(news.project);
  return {
    template: 'digital-delivered',
    to,
    projectId: news.project.id,
    subject: `Votre affichage digital est livré : ${title}`,
    title: 'Votre affichage digital est livré',
    paragraphs: [
      'Bonjour,',
      `L’agence a livré les contenus de l’écran « ${title} ».`,
      'Vérifiez qu’ils s’affichent sur votre écran.',
    ],
    facts: projectFacts(news.project),
    notes: [`Une question, ou rien à l’écran ? Votre délégué commercial : ${reachDc(news)}.`],
  };
}
