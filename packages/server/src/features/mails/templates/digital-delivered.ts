import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, orderFacts, projectTitle, spokenTime } from '../mail.ts';

/** To the address that a Digital order names for its video, when the agency has delivered it: a link to its files, 30 days. */
export function digitalDeliveredMail(given: {
  to: string;
  project: MailedProject;
  nomDc: string;
  telephoneDc: string;
  token: string;
  expires: Date;
}): Mail {
  const title = projectTitle(given.project);
  const reach = given.telephoneDc === '' ? given.nomDc : `${given.nomDc}, ${given.telephoneDc}`;
  return {
    template: 'digital-delivered',
    to: given.to,
    projectId: given.project.id,
    subject: `Votre affichage digital est livré : ${title}`,
    title: 'Votre affichage digital est livré',
    paragraphs: [
      'Bonjour,',
      `L’agence a livré les contenus de l’écran « ${title} ».`,
      'Téléchargez-les, installez-les, puis vérifiez qu’ils s’affichent sur votre écran.',
    ],
    facts: orderFacts(given.project),
    action: { label: 'Télécharger les contenus', path: PAGE_PATHS.delivery(given.token) },
    notes: [
      `Ce lien est valable jusqu’au ${spokenTime(given.expires)}. Aucun compte n’est nécessaire, et chaque téléchargement est noté.`,
      'Il vous est personnel : ne le transférez pas.',
      `Une question, ou rien à l’écran ? Votre délégué commercial : ${reach}.`,
    ],
  };
}
