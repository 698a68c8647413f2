import { Refusal, required } from '@ardoise/domain/base/errors.ts';
import type { Delays } from '@ardoise/domain/base/words/delays.ts';
import type { BodyOf } from '@ardoise/domain/contract/call.ts';
import type { planPose as poseCall } from '@ardoise/domain/contract/poses.ts';
import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import {
  awaitsPrevisit,
  POSE_DATES,
  type PoseDates,
  poseDateProblem,
  poseDatesTrace,
} from '@ardoise/domain/projects/pose-dates.ts';
import type { Actor } from '@ardoise/domain/projects/roles.ts';
import type { Pool } from 'pg';
import { inTransaction, type Transaction } from '../../../db/transaction.ts';
import type { JsonText } from '../../../http/route.ts';
import type { MailQueue } from '../../base/mails/mail-queue.ts';
import { readDelays } from '../../base/settings/read-delays.ts';
import { appointmentMails } from '../calendar/appointment-mails.ts';
import { deadlineOf } from '../projects/deadline.ts';
import { addHistory } from '../projects/history.repository.ts';
import { demand, type StoredProject } from '../projects/project-record.ts';
import { refreshTrace } from '../projects/project-view.repository.ts';
import { lockProject, updateProject } from '../projects/projects.repository.ts';
import { readProject, staleVersion } from '../projects/read-project.ts';

const TARGET = 'pose';

/** @throws Refusal VALIDATION by field */
function refuseImpossible(project: StoredProject, wanted: PoseDates): void {
  const today = parisDay(new Date());
  const champs = POSE_DATES.flatMap((date) => {
    const message = poseDateProblem(date, wanted[date], project, today);
    return message === null ? [] : [{ chemin: date, message }];
  });
  const [first] = champs;
  if (first !== undefined) throw new Refusal('VALIDATION', { message: first.message, champs });
}

/** The installer's promise is a call: its deadline stops once a day is set, and restarts if that day is cleared. */
export function clockChange(
  { statut, t_previsite, t_statut }: StoredProject,
  wanted: PoseDates,
  delays?: Delays,
): { clock_from?: string | null; echeance?: string | null } {
  if (!awaitsPrevisit(statut) || (t_previsite === null) === (wanted.t_previsite === null)) return {};
  const clock_from = wanted.t_previsite === null ? t_statut : null;
  return { clock_from, echeance: deadlineOf({ statut, clock_from }, delays) };
}

async function write(
  tx: Transaction,
  mails: MailQueue,
  actor: Actor,
  project: StoredProject,
  wanted: PoseDates,
): Promise<void> {
  await updateProject(tx, project.id, project.version, {
    ...wanted,
    ...clockChange(project, wanted, await readDelays(tx)),
  });
  await addHistory(tx, {
    projectId: project.id,
    nature: 'pose',
    from: project.statut,
    to: project.statut,
    target: TARGET,
    resp: actor.name,
    comment: poseDatesTrace(project, wanted),
    forced: false,
    basedOn: project.version,
  });
  await refreshTrace(tx, project.id);
  await mails.queueAll(tx, await appointmentMails(tx, project, wanted));
}

/**
 * Sets the days of a pre-visit and of an installation; the history records the author and the previous days, the client
 * and the installers are mailed the new ones. Idempotent
 * (specification/roles-and-scope.md#dates-of-a-pose).
 * @throws Refusal INTROUVABLE, ROLE, STATUT, VALIDATION (a day that the date picker does not offer), VERSION with the
 * present project
 */
export async function planPose(
  { pool, mails }: { pool: Pool; mails: MailQueue },
  actor: Actor,
  id: string,
  { version, ...days }: BodyOf<typeof poseCall>,
): Promise<JsonText> {
  const stale = await inTransaction(pool, async (tx) => {
    const project = required(await lockProject(tx, id, actor));
    const wanted: PoseDates = {
      t_previsite: days.t_previsite === undefined ? project.t_previsite : days.t_previsite,
      t_pose: days.t_pose === undefined ? project.t_pose : days.t_pose,
    };
    const isSame = POSE_DATES.every((date) => wanted[date] === project[date]);
    if (!isSame && project.version !== version) return true;
    demand('pose.plan', project, actor);
    refuseImpossible(project, wanted);
    if (!isSame) await write(tx, mails, actor, project, wanted);
    return false;
  });
  if (stale) throw await staleVersion(pool, id, actor);
  return readProject(pool, id, actor);
}
