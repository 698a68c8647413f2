import {
  clockAt,
  entryColumn,
  forgetsRefusedPose,
  outdatesExecution,
  withdrawsApproval,
  withdrawsDcAgreement,
} from '@ardoise/domain/projects/moves.ts';
import { parisDay, parisYear } from '@ardoise/domain/projects/paris-day.ts';
import { quotaColumn, quotaKindOf } from '@ardoise/domain/projects/quota.ts';
import type { EffectName, Status, Transition } from '@ardoise/domain/projects/statuses.ts';
import { deadlineOf } from '../projects/deadline.ts';
import type { StoredProject } from '../projects/project-record.ts';
import type { ProjectChange } from '../projects/projects.repository.ts';

/** A move on its way: a row of the table, or an administrator's forced one, which has neither guards nor effects. */
export interface Step extends Pick<Transition, 'target' | 'to' | 'effects'> {
  forced: boolean;
}

/** Where a project counts: its unit stays with the SMHF and year of consumption, a draft counts with its present SMHF. */
function quotaChange(project: StoredProject, to: Status, consumed: boolean, now: Date): ProjectChange {
  if (quotaKindOf(project.type_projet) === null) return {};
  const column = quotaColumn({
    statut: to,
    consumed,
    deleted: false,
    digital: project.kind === 'VAE_DIGITAL',
    toBePrinted: project.to_be_printed,
  });
  if (consumed && project.eligible_quota) return { quota_column: column };
  return {
    eligible_quota: consumed,
    quota_column: column,
    quota_smhf: project.smhf,
    quota_year: consumed ? parisYear(now) : 0,
    quota_on: consumed ? parisDay(now) : null,
  };
}

function clockAfter(
  project: StoredProject,
  { to, forced }: Step,
  counted: boolean,
  now: Date,
): string | null {
  const clock = clockAt(to, { counted, forced });
  if (clock === 'starts') return now.toISOString();
  return clock === 'goes on' ? project.clock_from : null;
}

/** What each outcome of the pre-visit is remembered as: the target that recorded it (section 2). */
const OUTCOMES = [
  ['pose:validated', 'validationPose'],
  ['pose:validatedUnderCondition', 'sousConditionPose'],
  ['pose:refused', 'refusPose'],
] as const satisfies [EffectName, StoredProject['pose_resultat']][];

/**
 * The outcome that a move records, and its condition. It stays whatever comes back after it: the place was seen. Only a
 * refusal no longer counts once an administrator takes the project up again, for nothing may be made on the strength of it.
 */
function poseChange(project: StoredProject, { effects, to }: Step, comment: string): ProjectChange {
  const outcome = OUTCOMES.find(([effect]) => effects.includes(effect))?.[1];
  if (outcome !== undefined)
    return { pose_resultat: outcome, pose_condition: outcome === 'sousConditionPose' ? comment : '' };
  return project.pose_resultat === 'refusPose' && forgetsRefusedPose(to) ? { pose_resultat: '' } : {};
}

function dcAgreementChange(project: StoredProject, { effects, to }: Step, now: Date): ProjectChange {
  if (effects.includes('dc:agreed')) return { dc_agreed_at: now.toISOString() };
  const falls = project.dc_agreed_at !== null && withdrawsDcAgreement(project.statut, to);
  return falls ? { dc_agreed_at: null } : {};
}

/**
 * What a move changes in the project: status, counters, quota, and what guards will ask of its proof and files
 * (3-decisions.md sections 1, 2 and 4). `comment` is what was said with it, trimmed.
 */
export function effectsOn(project: StoredProject, step: Step, comment: string, now: Date): ProjectChange {
  const has = (effect: EffectName) => step.effects.includes(effect);
  const released = has('quota:releaseOnFirstReturn') && project.returns_to_draft === 0;
  const consumed = has('quota:consume') || (project.eligible_quota && !released);
  const counted = has('roundTrip+1');
  const entry = entryColumn(step.to);
  const clock_from = clockAfter(project, step, counted, now);
  return {
    statut: step.to,
    nb_ar_agence: project.nb_ar_agence + (counted ? 1 : 0),
    returns_to_draft: project.returns_to_draft + (has('returnToDraft+1') ? 1 : 0),
    popin: false,
    notes_since_entry: 0,
    clock_from,
    echeance: deadlineOf({ statut: step.to, clock_from }),
    ...(entry === null || project[entry] ? {} : { [entry]: true }),
    ...(counted ? { proof_fresh: false } : {}),
    ...(withdrawsApproval(project.statut, step.to) ? { approved_version: null } : {}),
    ...(outdatesExecution(project.statut, step.to) ? { execution_fresh: false, menu_fresh: false } : {}),
    ...poseChange(project, step, comment),
    ...dcAgreementChange(project, step, now),
    ...quotaChange(project, step.to, consumed, now),
  };
}
