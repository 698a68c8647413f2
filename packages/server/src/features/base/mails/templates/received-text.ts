import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, subjectOf } from '../mail.ts';

interface Received {
  to: string;
  project: MailedProject;
  /** Address that the link was sent to. */
  from: string;
  /** Name of the file; null for a text without one. */
  fichier: string | null;
  lignes: number;
  aVerifier: number;
  apresSignature: boolean;
}

/** To the dc, and to the agency at work, when the owner has sent the text of the card by their link. */
export function receivedTextMail(given: Received): Mail {
  const { project, fichier, lignes, aVerifier } = given;
  const lines = lignes === 1 ? '1 ligne' : `${lignes} lignes`;
  const checks =
    aVerifier === 0 ? '' : aVerifier === 1 ? ', dont 1 à vérifier' : `, dont ${aVerifier} à vérifier`;
  return {
    template: 'received-text',
    to: given.to,
    projectId: project.id,
    subject: subjectOf(project, 'texte de la carte reçu'),
    title: 'Le texte de la carte est arrivé',
    paragraphs: [
      `${given.from} a envoyé le texte de sa carte pour le projet « ${projectTitle(project)} ».`,
      `Reçu : ${fichier === null ? '' : `${fichier}, `}${lines}${checks}.`,
      ...(given.apresSignature
        ? [
            'La commande est déjà signée : ce texte est à côté d’elle, il ne change rien à ce qui a été signé.',
          ]
        : []),
    ],
    facts: projectFacts(project),
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(project.id) },
  };
}
