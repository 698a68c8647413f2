import { PAGE_PATHS } from '@ardoise/domain/rules/page-paths.ts';
import { type Mail, type MailedProject, projectFacts, projectTitle, subjectOf } from '../mail.ts';

/** To the dc, when the client has signed the approval and a guard prevents the move. */
export function approvalWithoutMoveMail(given: {
  to: string;
  project: MailedProject;
  /** The signer. */
  nom: string;
  qualite: string;
  version: number;
  /** The guard's own sentence. */
  refus: string;
}): Mail {
  return {
    template: 'approval-without-move',
    to: given.to,
    projectId: given.project.id,
    subject: subjectOf(given.project, 'accord signé, projet à débloquer'),
    title: 'L’accord est signé, mais le projet n’avance pas',
    paragraphs: [
      `${given.nom} (${given.qualite}) a donné son accord à la version ${given.version} de la création de « ${projectTitle(given.project)} ». Cet accord est conservé.`,
      `Le projet reste en Validation Client, pour cette raison : « ${given.refus} »`,
      'Dès que ce point est réglé, faites avancer le projet depuis son suivi.',
    ],
    facts: projectFacts(given.project),
    action: { label: 'Voir le projet', path: PAGE_PATHS.followUp(given.project.id) },
  };
}
