import { PAGE_PATHS } from '@ardoise/domain/page-paths.ts';
import { type Mail, type MailedProject, orderFacts, projectTitle, spokenTime } from '../mail.ts';

/** To the client whose finished order is not printed: a link to its execution files, 30 days. */
export function deliveryLinkMail(given: {
  to: string;
  project: MailedProject;
  nomDc: string;
  telephoneDc: string;
  token: string;
  expires: Date;
}): Mail {
  const reach = given.telephoneDc === '' ? given.nomDc : `${given.nomDc}, ${given.telephoneDc}`;
  return {
    template: 'delivery-link',
    to: given.to,
    projectId: given.project.id,
    subject: `Vos fichiers sont prêts : ${projectTitle(given.project)}`,
    title: 'Vos fichiers sont prêts',
    paragraphs: [
      'Bonjour,',
      `La commande « ${projectTitle(given.project)} » est terminée. Ses fichiers définitifs sont à votre disposition.`,
      'Téléchargez-les et gardez-les : ce sont eux qu’il faut remettre à l’imprimeur de votre choix.',
    ],
    facts: orderFacts(given.project),
    action: { label: 'Télécharger mes fichiers', path: PAGE_PATHS.delivery(given.token) },
    notes: [
      `Ce lien est valable jusqu’au ${spokenTime(given.expires)}. Aucun compte n’est nécessaire, et chaque téléchargement est noté.`,
      'Il vous est personnel : ne le transférez pas.',
      `Une question ? Votre délégué commercial : ${reach}.`,
    ],
  };
}
