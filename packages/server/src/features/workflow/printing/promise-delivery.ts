import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { promiseDelivery as promiseCall } from '@ardoise/domain/contract/promises.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import { PROMISED_STATUSES } from '@ardoise/domain/projects/promised-statuses.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import { promiseProblem } from '@ardoise/domain/rules/promise.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { addHistory } from '../../project/projects/history.repository.ts';
import { demand, type StoredProject } from '../../project/projects/project-record.ts';
import { refreshTrace } from '../../project/projects/project-view.repository.ts';
import { lockProject, updateProject } from '../../project/projects/projects.repository.ts';
import { readProject, staleVersion } from '../../project/projects/read-project.ts';
import { queuePromiseMails } from './queue-promise-mails.ts';

/** A day, and why it is another than the one before; empty for the first. */
interface Promised {
  jour: string;
  motif: string;
}

/**
 * Promises a day of a locked project, or another one, which its delegate and its client are mailed.
 * @throws Refusal ROLE, STATUT, VALIDATION by field
 */
export async function writePromise(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  project: StoredProject,
  { jour, motif }: Promised,
): Promise<void> {
  demand('delivery.promise', project, actor);
  const before = project.promised_on;
  const problem = promiseProblem({ day: jour, reason: motif, before }, parisDay(new Date()));
  if (problem !== null) {
    const { field: chemin, message } = problem;
    throw new Refusal('VALIDATION', { message, champs: [{ chemin, message }] });
  }
  if (jour === before) return;
  const first_promised_on = project.first_promised_on ?? jour;
  await updateProject(tx, project.id, project.version, { promised_on: jour, first_promised_on });
  await addHistory(tx, {
    projectId: project.id,
    nature: 'promesse',
    from: project.statut,
    to: project.statut,
    target: jour,
    resp: actor.name,
    comment: before === null ? '' : motif,
    forced: false,
    basedOn: project.version,
  });
  await refreshTrace(tx, project.id);
  if (before !== null) await queuePromiseMails(tx, mails, project, { jour, motif });
}

/** With the day that comes with a download, where none stands yet; returns the project to go on with. */
export async function promisedFirst(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  project: StoredProject,
  jour: string | undefined,
): Promise<StoredProject> {
  if (jour === undefined || project.promised_on !== null || !PROMISED_STATUSES.includes(project.statut))
    return project;
  await writePromise(tx, mails, actor, project, { jour, motif: '' });
  return required(await lockProject(tx, project.id, actor));
}

/**
 * The day of a delivery, by whoever prints (specification/statuses.md#when-it-comes). Idempotent: the day that stands
 * already changes nothing, whatever the version.
 * @throws Refusal INTROUVABLE, ROLE, STATUT, VALIDATION, VERSION with the present project
 */
export async function promiseDelivery(
  { pool, mails }: { pool: Pool; mails: MailQueue },
  actor: Actor,
  id: string,
  { version, jour, motif = '' }: BodyOf<typeof promiseCall>,
): Promise<JsonText> {
  const stale = await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    if (project.promised_on !== jour && project.version !== version) return true;
    await writePromise(tx, mails, actor, project, { jour, motif: motif.trim() });
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
  mails.sendSoon();
  return readProject(pool, id, actor);
}
