import {
  clockAt,
  entryColumn,
  forgetsRefusedPose,
  outdatesExecution,
  withdrawsApproval,
  withdrawsDcAgreement,
} from '@ardoise/domain/projects/moves.ts';
import { deadlineOf } from '../projects/deadline.ts';
import type { ProjectChange } from '../projects/projects.repository.ts';
import { EFFECTS } from './effects/effects.ts';
import type { StepTaken } from './effects/move.ts';
import { quotaChange } from './effects/quota-change.ts';

/** When a promised delay counts from, and until when; a counted round trip starts it anew (effects/round-trip.ts). */
function clockChange({ project, step: { to, forced } }: StepTaken, at: Date): ProjectChange {
  const clock = clockAt(to, { counted: false, forced });
  const running = clock === 'goes on' ? project.clock_from : null;
  const clock_from = clock === 'starts' ? at.toISOString() : running;
  return { clock_from, echeance: deadlineOf({ statut: to, clock_from }) };
}

/** What every step changes by where it leads from and to (domain/projects/moves.ts), forced or not, whatever its effects. */
function changeOfStatus(taken: StepTaken, at: Date): ProjectChange {
  const { project, step } = taken;
  const { statut: from, pose_resultat, dc_agreed_at } = project;
  const { to } = step;
  const entry = entryColumn(to);
  return {
    statut: to,
    popin: false,
    notes_since_entry: 0,
    ...clockChange(taken, at),
    ...(entry === null || project[entry] ? {} : { [entry]: true }),
    ...(withdrawsApproval(from, to) ? { approved_version: null } : {}),
    ...(outdatesExecution(from, to) ? { execution_fresh: false, menu_fresh: false } : {}),
    ...(pose_resultat === 'refusPose' && forgetsRefusedPose(to) ? { pose_resultat: '' } : {}),
    ...(dc_agreed_at !== null && withdrawsDcAgreement(from, to) ? { dc_agreed_at: null } : {}),
    ...quotaChange(project, to, project.eligible_quota, at),
  };
}

/**
 * What a step changes in the project: its status and what follows from it, then what the effects that it names write
 * (specification/statuses.md#a-move).
 */
export function changeOfStep(taken: StepTaken, at: Date): ProjectChange {
  const changes = taken.step.effects.map((name) => EFFECTS[name].change?.(taken, at) ?? {});
  return Object.assign(changeOfStatus(taken, at), ...changes) as ProjectChange;
}
