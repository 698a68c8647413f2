import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import { queueFirstLinkMail } from '../links/queue-link-mail.ts';
import { issueOrderForm } from '../order-forms/issue-order-form.ts';
import { documentOf, type StoredProject } from '../projects/project-record.ts';
import { freezeCoveredFiles, type SignatureRecord } from '../projects/signatures.repository.ts';

/**
 * Effects of the last signature: freezes the files it covers, prints and freezes the order form, and requests the logo
 * from the client, once.
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
  const { autresInfos } = documentOf(project);
  if (autresInfos?.logoClient === 'oui') await queueFirstLinkMail(tx, mails, project, 'logo', actor.name);
}
