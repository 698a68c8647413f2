import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import { PROOF_NEEDED } from '@ardoise/domain/base/words/needed.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { FINAL_STATUSES, isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { isCompletedByClient } from '@ardoise/domain/rules/moves.ts';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { AppContext } from '../../base/app-context.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { countRecentMails } from '../../base/mails/project-mails.repository.ts';
import { ORDER_TO_COMPLETE } from '../../base/mails/templates/order-to-complete.ts';
import { lastEntryInto } from '../projects/history.repository.ts';
import { demand, type StoredProject } from '../projects/project-record.ts';
import { lockProject } from '../projects/projects.repository.ts';
import { giveClientAccess } from './give-client-access.ts';
import { countLinks, type LinkPurpose } from './links.repository.ts';
import { queueApprovalLinkMail } from './queue-approval-link-mail.ts';
import { queueLinkMail } from './queue-link-mail.ts';
import { queueOrderMail } from './queue-order-mail.ts';

/** Links that can be sent from a project's page. */
type SentPurpose = LinkPurpose | 'approval';

/** Rate limit against flooding a client. */
const MOST_AN_HOUR = 5;

/** @throws Refusal STATUT when this project has no use for the link */
function refuseUseless(project: StoredProject, actor: Actor, purpose: SentPurpose): void {
  if (purpose === 'approval' && !isCompletedByClient(project.statut)) {
    demand('proof.approve', project, actor);
    if (project.proof_version === 0) throw new Refusal('STATUT', { message: PROOF_NEEDED });
  } else if (purpose !== 'approval' && FINAL_STATUSES.includes(project.statut))
    throw new Refusal('STATUT', {
      message: 'Ce projet est clos\u00a0: aucun fichier ne peut plus être demandé.',
    });
}

/** How often this was sent for the project in the last hour: for an order in Client its mails are counted. */
async function sentLately(tx: Transaction, project: StoredProject, purpose: SentPurpose): Promise<number> {
  return purpose === 'approval' && isCompletedByClient(project.statut)
    ? countRecentMails(tx, project.id, ORDER_TO_COMPLETE)
    : (await countLinks(tx, project.id, purpose)).lastHour;
}

/**
 * 'Renvoyer au client', to the order's present address, with what the agency asked for if it returned the order: one bound to another address's client is rebound
 * (specification/mails-and-links.md#renvoyer-au-client).
 */
async function sendAgain(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  by: string,
): Promise<{ email: string; t_envoi: string }> {
  if (!isCompletedByClient(project.statut)) {
    if (project.entered_client) await giveClientAccess(tx, project);
    return queueApprovalLinkMail(tx, mails, project, by, '');
  }
  const client = await giveClientAccess(tx, project);
  const entry = await lastEntryInto(tx, project.id, project.statut);
  const returned = entry !== null && !isBeforeSubmission(entry.from);
  await queueOrderMail(tx, mails, project, client, {
    by: returned ? entry.resp : by,
    comment: returned ? entry.comment : '',
    returned,
  });
  return { email: client.mail, t_envoi: new Date().toISOString() };
}

/**
 * Mails a link: to the holder of the card's text, or of the logo; or to the client who completes the order, or approves
 * its proof.
 * @throws Refusal INTROUVABLE, STATUT, VALIDATION or GARDE (no valid address), TROP_DE_DEMANDES
 */
export async function sendLink(
  { pool, mails }: AppContext,
  actor: Actor,
  projectId: string,
  purpose: SentPurpose,
): Promise<{ message: string; email: string; t_envoi: string }> {
  return inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, projectId, actor));
    demand('link.send', project, actor);
    refuseUseless(project, actor, purpose);
    if ((await sentLately(tx, project, purpose)) >= MOST_AN_HOUR) {
      throw new Refusal('TROP_DE_DEMANDES', {
        message: 'Ce lien vient d’être envoyé plusieurs fois. Merci de patienter une heure.',
      });
    }
    const sent =
      purpose === 'approval'
        ? await sendAgain(tx, mails, project, actor.name)
        : await queueLinkMail(tx, mails, project, purpose, actor.name);
    return { message: "L'Email a bien été envoyé", ...sent };
  });
}
