import { Refusal } from '@ardoise/domain/base/errors.ts';
import { EMAIL } from '@ardoise/domain/projects/field-formats.ts';
import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { logoLinkMail } from '../../base/mails/templates/logo-link.ts';
import { textFileLinkMail } from '../../base/mails/templates/text-file-link.ts';
import { delegateOf } from '../../base/people/delegate-of.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { countLinks, createFileLink, type LinkPurpose } from './links.repository.ts';

/** Path of the address in the document, and the error message when it is missing (photo and info-pdv steps). */
const ADDRESSES = {
  texte: {
    chemin: 'contenu_fichier_texte.emailCLient',
    of: (document: ProjectDocument) => document.contenu_fichier_texte?.emailCLient,
    missing: 'Email destinataire obligatoire',
    mail: textFileLinkMail,
  },
  logo: {
    chemin: 'pdv.emailCLient',
    of: (document: ProjectDocument) => document.pdv?.emailCLient,
    missing: 'Email client obligatoire',
    mail: logoLinkMail,
  },
} as const;

function addressIn(document: ProjectDocument, purpose: LinkPurpose): string {
  const { chemin, of, missing } = ADDRESSES[purpose];
  const address = of(document)?.trim() ?? '';
  if (EMAIL.test(address)) return address;
  const message = address === '' ? missing : 'Email invalid';
  throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
}

/**
 * Creates a single-use link for a file of this project and queues its mail, in the caller's transaction. Revokes an
 * earlier link of the same purpose (specification/mails-and-links.md#links). `by` is the sender's username.
 * @throws Refusal VALIDATION when the project has no valid address for it
 */
export async function queueLinkMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  purpose: LinkPurpose,
  by: string,
): Promise<{ email: string; t_envoi: string }> {
  const email = addressIn(documentOf(project), purpose);
  const link = await createFileLink(tx, { projectId: project.id, purpose, email, createdBy: by });
  await mails.queue(
    tx,
    ADDRESSES[purpose].mail({
      to: email,
      project: project,
      ...(await delegateOf(tx, project.dc)),
      token: link.token,
      expires: new Date(link.expires),
    }),
  );
  return { email, t_envoi: link.created };
}

/** The same, unless one was ever sent: the logo is requested once at signature, however often it is signed. */
export async function queueFirstLinkMail(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  purpose: LinkPurpose,
  by: string,
): Promise<void> {
  const { ever } = await countLinks(tx, project.id, purpose);
  if (ever === 0) await queueLinkMail(tx, mails, project, purpose, by);
}
