import { Refusal } from '@ardoise/domain/errors.ts';
import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { quotaKindOf, quotaState } from '@ardoise/domain/projects/quota.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../mails/mail-queue.ts';
import { countRecentMails } from '../mails/project-mails.repository.ts';
import { ARBITRATION_REQUEST, arbitrationRequestMail } from '../mails/templates/arbitration-request.ts';
import { displayNames } from '../people/display-names.ts';
import { listUsersByRole } from '../people/users.repository.ts';
import type { StoredProject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { readQuotaFigures } from '../quotas/quota-figures.repository.ts';

/** Whether the quota leaves nothing for this project, which holds no unit of it. */
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
 * A client whose order the quota keeps back is told that it is with head office: so it is, by mail, once an hour at most
 * (specification/quotas.md#submission-beyond-the-quota).
 */
export async function passToHeadOffice(
  pool: Pool,
  mails: MailQueue,
  actor: Actor,
  id: string,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null || (await countRecentMails(tx, id, ARBITRATION_REQUEST)) > 0) return;
    await tellHeadOffice(tx, mails, project, actor.name, '');
  });
}

/**
 * Asks head office, by mail, to submit a project although the quota is used up; the order and its signatures stay. Without
 * a word, once an hour.
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
  await inTransaction(pool, async (tx) => {
    const project = await lockProject(tx, id, actor);
    if (project === null) throw new Refusal('INTROUVABLE');
    if (!isBeforeSubmission(project.statut) || !(await isWithoutUnit(tx, project)))
      throw new Refusal('STATUT');
    // Pressed twice, or from two screens: one mail says it, unless there is something more to say.
    const said = comment.trim() === '' && (await countRecentMails(tx, id, ARBITRATION_REQUEST)) > 0;
    if (!said) await tellHeadOffice(tx, mails, project, project.dc, comment);
  });
  return { message: 'Votre demande d’arbitrage a été envoyée au siège.' };
}
