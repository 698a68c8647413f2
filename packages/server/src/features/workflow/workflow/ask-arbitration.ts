import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { quotaKindOf, quotaState } from '@ardoise/domain/rules/quota.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { countRecentMails } from '../../base/mails/project-mails.repository.ts';
import {
  ARBITRATION_REQUEST,
  arbitrationRequestMail,
} from '../../base/mails/templates/arbitration-request.ts';
import { displayNames } from '../../base/people/display-names.ts';
import { listUsersByRole } from '../../base/people/users.repository.ts';
import { recordArbitration } from '../../base/quotas/arbitrations.repository.ts';
import { readQuotaFigures } from '../../base/quotas/quota-figures.repository.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';
import { lockProject } from '../../project/projects/projects.repository.ts';

/** Whether the quota is exhausted for this project, which has consumed no unit of it. */
async function isWithoutUnit(tx: Transaction, project: StoredProject): Promise<boolean> {
  const kind = quotaKindOf(project.type_projet);
  if (kind === null || project.smhf === null || project.eligible_quota) return false;
  const figures = await readQuotaFigures(tx, project.smhf, parisYear(new Date()), kind);
  return quotaState(kind, figures) === 'DEPASSE';
}

async function tellHeadOffice(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  asker: string,
  comment: string,
): Promise<void> {
  const nameOf = await displayNames(tx);
  const given = { project, nomDc: nameOf(asker), smhf: nameOf(project.smhf), comment };
  for (const { mail } of await listUsersByRole(tx, 'siege'))
    await mails.queue(tx, arbitrationRequestMail({ to: mail, ...given }));
}

/**
 * A client whose submission exceeds the quota learns that head office decides: head office is mailed, at most once an
 * hour (specification/quotas.md#submission-beyond-the-quota).
 */
export async function passToHeadOffice(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null) return;
    await recordArbitration(tx, id);
    if ((await countRecentMails(tx, id, ARBITRATION_REQUEST)) > 0) return;
    await tellHeadOffice(tx, mails, project, actor.name, '');
  });
}

/**
 * Requests, by mail, that head office submit a project despite the exhausted quota; the order and its signatures are
 * unchanged. Without a comment, at most once an hour.
 * @throws Refusal INTROUVABLE, STATUT
 */
export async function askArbitration(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  comment: string,
): Promise<{ message: string }> {
  await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    if (!isBeforeSubmission(project.statut) || !(await isWithoutUnit(tx, project)))
      throw new Refusal('STATUT');
    await recordArbitration(tx, id);
    // Idempotency: a repeated request without a new comment sends no second mail.
    const said = comment.trim() === '' && (await countRecentMails(tx, id, ARBITRATION_REQUEST)) > 0;
    if (!said) await tellHeadOffice(tx, mails, project, project.dc, comment);
  });
  return { message: 'Votre demande d’arbitrage a été envoyée au siège.' };
}
