import { type Exchanged, reassignmentTrace } from '@ardoise/domain/projects/reassignments.ts';
import { onBehalfOf } from '@ardoise/domain/projects/replacements.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { quotaKindOf } from '@ardoise/domain/rules/quota.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { listMailReaders } from '../../base/mails/mail-readers.repository.ts';
import { newsOf } from '../../base/mails/status-news.ts';
import { agencyChangedMail } from '../../base/mails/templates/agency-changed.ts';
import { printingToDoMail } from '../../base/mails/templates/printing-to-do.ts';
import { readDelays } from '../../base/settings/read-delays.ts';
import { noteFormerDc } from '../../project/projects/former-dcs.repository.ts';
import { addHistory } from '../../project/projects/history.repository.ts';
import { documentOf, type StoredProject } from '../../project/projects/project-record.ts';
import { refreshTrace } from '../../project/projects/project-view.repository.ts';
import { type ProjectChange, updateProject } from '../../project/projects/projects.repository.ts';
import { mailsOf } from '../workflow/status-mail-recipients.ts';
import { readShownName } from './bulk.repository.ts';
import type { BulkTarget } from './bulk-target.ts';

/** Target of the history line. */
const TARGETS: Record<Exchanged, string> = {
  dc: 'changeDc',
  agence: 'changeAgence',
  imprimeur: 'changeImprimeur',
};

/** A draft counts for its present SMHF; a consumed unit stays (specification/quotas.md#columns). */
function quotaChange(project: StoredProject, smhf: string | null): ProjectChange {
  return quotaKindOf(project.type_projet) === null || project.eligible_quota ? {} : { quota_smhf: smhf };
}

/** Updates the address shown in the wizard, so that a later save does not reassign the project back. */
function withAgencyMail(project: StoredProject, mail: string): string {
  const document = documentOf(project);
  return JSON.stringify({ ...document, idprojet: { ...document.idprojet, emailAgence: mail } });
}

function changeOf(project: StoredProject, target: BulkTarget): ProjectChange {
  const { exchanged, name, smhf, mdv, mail } = target;
  if (exchanged === 'dc') return { dc: name, smhf, mdv, ...quotaChange(project, smhf) };
  if (exchanged === 'imprimeur') return { imprimeur: name };
  return { agence: name, doc: withAgencyMail(project, mail ?? '') };
}

/** The agency or printer is notified by mail; a dc sees it in their list. */
const MAILED = {
  agence: { to: 'agency', write: agencyChangedMail },
  imprimeur: { to: 'printer', write: printingToDoMail },
} as const;

async function queueMails(
  tx: Transaction,
  mails: MailQueue,
  project: StoredProject,
  actor: Actor,
  comment: string,
  exchanged: keyof typeof MAILED,
): Promise<void> {
  const names = [project.dc, project.agence, project.imprimeur, actor.name].filter((name) => name !== null);
  const known = await listMailReaders(tx, names);
  const news = newsOf(known, project.dc, {
    project,
    from: project.statut,
    resp: actor.name,
    comment,
    files: [],
    deadline: project.echeance,
    delays: await readDelays(tx),
  });
  await mails.queueAll(tx, mailsOf([MAILED[exchanged]], project, known, news));
}

/**
 * Reassigns a project to another dc, agency or printer, in the caller's transaction, with its row locked and
 * permissions checked: columns, quota, one history line (who, from whom to whom), and the mail
 * (specification/roles-and-scope.md#give-to-somebody-else). Status and counters are unchanged.
 */
export async function exchangePerson(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  project: StoredProject,
  target: BulkTarget,
  comment: string,
): Promise<void> {
  const before = project[target.exchanged];
  const change = changeOf(project, target);
  await addHistory(tx, {
    projectId: project.id,
    nature: target.exchanged,
    from: project.statut,
    to: project.statut,
    target: TARGETS[target.exchanged],
    resp: actor.name,
    onBehalfOf: onBehalfOf(actor, project),
    comment: reassignmentTrace(
      target.exchanged,
      before === null ? '' : await readShownName(tx, before),
      target.shown,
      comment,
    ),
    forced: false,
    basedOn: project.version,
  });
  await updateProject(tx, project.id, project.version, change);
  if (target.exchanged === 'dc' && before !== null) await noteFormerDc(tx, project.id, before);
  await refreshTrace(tx, project.id);
  if (target.exchanged !== 'dc')
    await queueMails(tx, mails, { ...project, ...change }, actor, comment, target.exchanged);
}
