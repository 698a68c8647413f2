import { parisYear } from '@ardoise/domain/projects/paris-day.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Status } from '@ardoise/domain/projects/statuses.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { MailQueue } from '../../jobs/mail-queue.ts';
import { queueApprovalLinkMail } from '../links/queue-approval-link-mail.ts';
import { queueDeliveryMail } from '../links/queue-delivery-mail.ts';
import {
  canBeMailed,
  type StatusNews,
  sendsFilesToClient,
  sendsProofToClient,
} from '../mails/status-news.ts';
import { deadlineOf } from './deadline.ts';
import type { StoredProject } from './project-record.ts';
import { listJoinedNames, listMailReaders, type MailReader } from './status-mail.repository.ts';
import { linesOf, mailsOf, rolesAmong } from './status-mail-recipients.ts';
import { effectsOn, type Step } from './transition-effects.ts';

/** What mails tell of a move (move-project.ts). */
interface ToldMove {
  /** Its row before the move. */
  project: StoredProject;
  step: Step;
  actor: Actor;
  comment: string;
  /** Who prints from now on; null leaves who did. */
  imprimeur: string | null;
  fichiers: readonly string[];
}

/** The day promised by a move, as the follow-up will show it. */
function deadlineAfter({ project, step }: ToldMove, now: Date): string | null {
  const { clock_from = project.clock_from } = effectsOn(project, step, parisYear(now), now);
  return deadlineOf({ statut: step.to, clock_from });
}

function newsOf(move: ToldMove, known: readonly MailReader[], files: string[]): StatusNews {
  const { project, actor, comment } = move;
  const find = (username: string) => known.find(({ name }) => name.toLowerCase() === username.toLowerCase());
  const dc = find(project.dc);
  return {
    project,
    from: project.statut,
    nomDc: dc?.shown ?? project.dc,
    telephoneDc: dc?.telephone ?? '',
    nomResp: find(actor.name)?.shown ?? actor.name,
    comment,
    files,
    deadline: deadlineAfter(move, new Date()),
  };
}

/** The mails that carry a link which is the client's alone, by the status that is entered. */
const CLIENT_LINKS: Partial<
  Record<Status, (tx: Transaction, mails: MailQueue, move: ToldMove) => Promise<unknown>>
> = {
  'Validation Client': async (tx, mails, { project, actor, step, comment }) => {
    // Why a move was forced is said to the others, not to the client.
    const words = step.forced ? '' : comment;
    if (sendsProofToClient(project)) await queueApprovalLinkMail(tx, mails, project, actor.name, words);
  },
  Terminé: async (tx, mails, { project, actor }) => {
    if (sendsFilesToClient(project)) await queueDeliveryMail(tx, mails, project, actor.name);
  },
};

/** Queues the mails of a move in its own transaction: they leave after it has committed, or never were. */
export async function queueStatusMails(tx: Transaction, mails: MailQueue, move: ToldMove): Promise<void> {
  const { project, step, actor } = move;
  const lines = linesOf(step);
  const moved = { ...project, imprimeur: move.imprimeur ?? project.imprimeur };
  const names = [project.dc, project.agence, moved.imprimeur, actor.name].filter((name) => name !== null);
  const known = await listMailReaders(tx, names, rolesAmong(lines));
  const files = await listJoinedNames(tx, project.id, move.fichiers);
  await mails.queueAll(tx, mailsOf(lines, moved, known, newsOf(move, known, files)));
  // Without an address, or a proof, nothing is sent, and the dc has been told so.
  if (canBeMailed(project)) await CLIENT_LINKS[step.to]?.(tx, mails, move);
}
