import type { ProjectDocument } from '@ardoise/domain/projects/project.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { AppContext } from '../../app-context.ts';
import type { Transaction } from '../../db/transaction.ts';
import { queueFirstLinkMail } from '../links/queue-link-mail.ts';
import { issueOrderForm } from '../order-forms/issue-order-form.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { freezeCoveredFiles, type SignatureRecord } from '../projects/signatures.repository.ts';

/**
 * What the last signature brings: the files it covers can no longer be deleted, the order form is printed and frozen,
 * and the logo is asked of the client, once.
 */
export async function finishOrder(
  tx: Transaction,
  { files, mails }: AppContext,
  project: StoredProject,
  actor: Actor,
  signatures: readonly SignatureRecord[],
): Promise<void> {
  await freezeCoveredFiles(tx, project.id);
  await issueOrderForm(tx, files, project, signatures, actor.name);
  const { autresInfos } = JSON.parse(project.doc) as ProjectDocument;
  if (autresInfos?.logoClient === 'oui') await queueFirstLinkMail(tx, mails, project, 'logo', actor.name);
}
