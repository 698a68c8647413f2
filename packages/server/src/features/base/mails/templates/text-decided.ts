import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, subjectOf } from '../mail.ts';

interface Decided {
  to: string;
  project: MailedProject;
  nomResp: string;
  decision: 'suivie' | 'gardee';
  /** With the lines that differ. */
  remark: string;
}

/** To the agency at work, when the dc has decided on a text that arrived after the signature. */
export function textDecidedMail({ to, project, nomResp, decision, remark }: Decided): Mail {
  const title = projectTitle(project);
  return {
    template: 'text-decided',
    to,
    projectId: project.id,
    subject: subjectOf(project, decision === 'suivie' ? 'texte à suivre' : 'texte signé gardé'),
    title: decision === 'suivie' ? 'Suivez le texte reçu' : 'Gardez le texte signé',
    paragraphs: [
      decision === 'suivie'
        ? `${nomResp} vous demande de suivre le texte que le client a envoyé après la signature, pour le projet « ${title} ».`
        : `${nomResp} garde le texte signé, pour le projet « ${title} ». Celui que le client a envoyé ensuite n’est pas suivi.`,
      ...(decision === 'suivie' ? [remark] : []),
    ],
    facts: projectFacts(project),
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(project.id) },
  };
}
