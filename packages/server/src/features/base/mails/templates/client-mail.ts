import type { Delegate } from '../../people/delegate-of.ts';
import { type Mail, type MailedProject, subjectOf } from '../mail.ts';

/** The recipient of a mail about their order, with its delegate. */
export interface ClientMail extends Delegate {
  to: string;
  project: MailedProject & { client_name: string };
}

interface Words extends Pick<Mail, 'title' | 'picture' | 'paragraphs' | 'message' | 'action' | 'notes'> {
  /** What the subject says of the place. */
  subject: string;
  /** If the address may be another person's. */
  greeting?: string;
}

/**
 * A mail to the client of an order, who has no trade of ours: the place in its subject, no table of facts, and the
 * delegate, whom they call and to whom a reply goes (specification/mails-and-links.md#how-they-are-written).
 */
export function clientMail(template: string, given: ClientMail, { subject, ...words }: Words): Mail {
  const { to, project, nomDc, telephoneDc, mailDc } = given;
  return {
    template,
    to,
    projectId: project.id,
    subject: subjectOf(project, subject),
    greeting: `${['Bonjour', project.client_name].join(' ').trim()},`,
    ...words,
    contact: { name: nomDc, telephone: telephoneDc, company: '' },
    ...(mailDc !== '' && { replyTo: { name: nomDc, address: mailDc } }),
  };
}
