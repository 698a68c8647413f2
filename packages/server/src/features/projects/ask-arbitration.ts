import { Refusal } from '@ardoise/domain/errors.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { quotaKindOf, quotaState } from '@ardoise/domain/projects/quota.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../../jobs/mail-queue.ts';
import { displayNames } from '../accounts/display-names.ts';
import { listUsersByRole } from '../accounts/users.repository.ts';
import { arbitrationRequestMail } from '../mails/templates/arbitration-request.ts';
import type { StoredProject } from './project-record.ts';
import { lockProject } from './projects.repository.ts';
import { readQuotaFigures } from './quota-figures.repository.ts';

/** Whether the quota leaves nothing for this project, which holds no unit of it. */
async function isWithoutUnit(tx: Transaction, project: StoredProject): Promise<boolean> {
  const kind = quotaKindOf(project.type_projet);
  if (kind === null || project.smhf === null || project.eligible_quota) return false;
  const figures = await readQuotaFigures(tx, project.smhf, parisYear(new Date()), kind);
  return quotaState(kind, figures) === 'DEPASSE';
}

/**
 * Asks head office, by mail, to submit a project although the quota is used up; the order and its signatures stay.
 *
 * @throws Refusal INTROUVABLE, STATUT
 */
export async function askArbitration(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
  comment: string,
): Promise<{ message: string }> {
  const nameOf = await displayNames(pool);
  await inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null) throw new Refusal('INTROUVABLE');
    if (!isBeforeSubmission(project.statut) || !(await isWithoutUnit(tx, project)))
      throw new Refusal('STATUT');
    for (const { mail } of await listUsersByRole(tx, 'siege')) {
      const nomDc = nameOf(project.dc);
      await mails.queue(
        tx,
        arbitrationRequestMail({ to: mail, project, nomDc, smhf: nameOf(project.smhf), comment }),
      );
    }
  });
  return { message: 'Votre demande d’arbitrage a été envoyée au siège.' };
}
