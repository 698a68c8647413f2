import { EMAIL, normaliseEmail } from '@ardoise/domain/projects/field-formats.ts';
import type { Role } from '@ardoise/domain/projects/roles.ts';
import { isBeforeSubmission, type Status, type Target } from '@ardoise/domain/projects/statuses.ts';
import type { Mail } from '../../base/mails/mail.ts';
import type { MailReader } from '../../base/mails/mail-readers.repository.ts';
import type { StatusMailTemplate, StatusNews } from '../../base/mails/status-news.ts';
import { correctionsRequestedMail } from '../../base/mails/templates/corrections-requested.ts';
import { dcAgreedMail } from '../../base/mails/templates/dc-agreed.ts';
import { executionToMakeMail } from '../../base/mails/templates/execution-to-make.ts';
import { headOfficeCheckMail } from '../../base/mails/templates/head-office-check.ts';
import { installationToDoMail } from '../../base/mails/templates/installation-to-do.ts';
import { orderAtClientMail } from '../../base/mails/templates/order-at-client.ts';
import { poseConditionMail } from '../../base/mails/templates/pose-condition.ts';
import { previsitAnnouncedMail } from '../../base/mails/templates/previsit-announced.ts';
import { previsitToPlanMail } from '../../base/mails/templates/previsit-to-plan.ts';
import { printingToDoMail } from '../../base/mails/templates/printing-to-do.ts';
import { projectDeliveredMail } from '../../base/mails/templates/project-delivered.ts';
import { projectFinishedMail } from '../../base/mails/templates/project-finished.ts';
import { projectPrintedMail } from '../../base/mails/templates/project-printed.ts';
import { projectReturnedToDraftMail } from '../../base/mails/templates/project-returned-to-draft.ts';
import { projectCancelledMail, projectRefusedMail } from '../../base/mails/templates/project-stopped.ts';
import { projectSubmittedMail } from '../../base/mails/templates/project-submitted.ts';
import { proofAtClientMail } from '../../base/mails/templates/proof-at-client.ts';
import { proofToReviewMail } from '../../base/mails/templates/proof-to-review.ts';
import type { StoredProject } from '../../project/projects/project-record.ts';

/** Recipient of a row of the table. */
type Reader = 'dc' | 'agency' | 'printer' | 'siege' | 'installers' | 'client';

interface Line {
  to: Reader;
  write: StatusMailTemplate;
}

/** For the agency an order is new, or has corrections. */
const toAgency: StatusMailTemplate = (to, news) =>
  isBeforeSubmission(news.from) ? projectSubmittedMail(to, news) : correctionsRequestedMail(to, news);

/**
 * THE table: recipients and templates of a move's mails, by its target
 * (specification/mails-and-links.md#mail-by-target). Links to the client's order, the proof, the finished files and a
 * Digital's video are mailed by effects of the row (effects/): nobody else may read them. An outcome of the pre-visit
 * with null has the mails of its status.
 */
const STATUS_MAILS: Record<Status, readonly Line[]> & Record<Target, readonly Line[] | null> = {
  Brouillon: [{ to: 'dc', write: projectReturnedToDraftMail }],
  Client: [{ to: 'dc', write: orderAtClientMail }],
  Agence: [{ to: 'agency', write: toAgency }],
  accordDC: [{ to: 'agency', write: dcAgreedMail }],
  'Validation DC': [{ to: 'dc', write: proofToReviewMail }],
  'Validation Client': [{ to: 'dc', write: proofAtClientMail }],
  'Validation CCEP': [{ to: 'siege', write: headOfficeCheckMail }],
  Prévisite: [
    { to: 'installers', write: previsitToPlanMail },
    { to: 'client', write: previsitAnnouncedMail },
  ],
  Exécution: [{ to: 'agency', write: executionToMakeMail }],
  validationPose: null,
  refusPose: null,
  sousConditionPose: [
    { to: 'dc', write: poseConditionMail },
    { to: 'agency', write: poseConditionMail },
    { to: 'installers', write: poseConditionMail },
  ],
  Impression: [{ to: 'printer', write: printingToDoMail }],
  Imprimé: [{ to: 'dc', write: projectPrintedMail }],
  Livré: [
    { to: 'dc', write: projectDeliveredMail },
    { to: 'installers', write: installationToDoMail },
  ],
  Terminé: [{ to: 'dc', write: projectFinishedMail }],
  Rejeté: [
    { to: 'dc', write: projectRefusedMail },
    { to: 'agency', write: projectRefusedMail },
  ],
  Annulé: [
    { to: 'agency', write: projectCancelledMail },
    { to: 'dc', write: projectCancelledMail },
    { to: 'printer', write: projectCancelledMail },
  ],
};

/** The project after the move, as input of its mails. */
export type MailedRecord = Pick<StoredProject, 'dc' | 'agence' | 'imprimeur' | 'client_email' | 'has_pose'>;

/** The lines of the table for a move. */
export function linesOf({ target, to }: { target: Target; to: Status }): readonly Line[] {
  return STATUS_MAILS[target] ?? STATUS_MAILS[to];
}

/** The roles whose active accounts are all recipients. */
export function rolesAmong(lines: readonly Line[]): Role[] {
  const roles: Partial<Record<Reader, Role>> = { siege: 'siege', installers: 'installateur' };
  return lines.flatMap(({ to }) => roles[to] ?? []);
}

/** A recipient; `name` is their account's. */
type Addressee = Pick<MailReader, 'mail'> & Partial<Pick<MailReader, 'name'>>;

function addresseesOf(reader: Reader, project: MailedRecord, known: readonly MailReader[]): Addressee[] {
  const active = known.filter((account) => account.active && account.atOnce);
  const named = (username: string | null) =>
    active.filter(({ name, organisation, standsFor }) => {
      const meant = username?.toLowerCase();
      return meant !== undefined && [name.toLowerCase(), organisation, ...standsFor].includes(meant);
    });
  const withRole = (role: Role) => active.filter((account) => account.role === role);
  const ofReaders: Record<Reader, () => Addressee[]> = {
    dc: () => named(project.dc),
    agency: () => named(project.agence),
    printer: () => named(project.imprimeur),
    siege: () => withRole('siege'),
    installers: () => (project.has_pose ? withRole('installateur') : []),
    client: () => (EMAIL.test(project.client_email) ? [{ mail: project.client_email }] : []),
  };
  return ofReaders[reader]();
}

/** The mails of a move; one of each per address. Missing or inactive accounts get none. */
export function mailsOf(
  lines: readonly Line[],
  project: MailedRecord,
  known: readonly MailReader[],
  news: StatusNews,
): Mail[] {
  const written = lines.flatMap(({ to, write }) =>
    addresseesOf(to, project, known).map(({ mail, name }) =>
      write(mail, { ...news, own: name === news.resp, toDc: to === 'dc' }),
    ),
  );
  const first = new Map<string, Mail>();
  for (const mail of written) {
    const key = `${mail.template} ${normaliseEmail(mail.to)}`;
    if (!first.has(key)) first.set(key, mail);
  }
  return [...first.values()];
}
