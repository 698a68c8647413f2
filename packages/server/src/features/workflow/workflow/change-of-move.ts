import { parisDay } from '@ardoise/domain/projects/paris-day.ts';
import {
  clockAt,
  entryColumn,
  forgetsPose,
  outdatesExecution,
  withdrawsApproval,
  withdrawsDcAgreement,
} from '@ardoise/domain/rules/moves.ts';
import { deadlineOf } from '../../project/projects/deadline.ts';
import type { ProjectChange } from '../../project/projects/projects.repository.ts';
import { deliveryChange } from './delivery-of-move.ts';
import { EFFECTS } from './effects/effects.ts';
import type { MoveInput } from './effects/move.ts';
import { quotaChange } from './effects/quota-change.ts';

/** Start and due date of a promised delay; a counted round trip restarts it (workflow/effects/round-trip.ts). */
function clockChange({ project, row: { to, forced }, delays }: MoveInput, at: Date): ProjectChange {
  const clock = clockAt(to, { counted: false, forced });
  const running = clock === 'goes on' ? project.clock_from : null;
  const clock_from = clock === 'starts' ? at.toISOString() : running;
  return { clock_from, echeance: deadlineOf({ statut: to, clock_from }, delays) };
}

/** Changes of every move by its source and target (domain/rules/moves.ts), forced or not, regardless of its effects. */
function changeOfStatus(taken: MoveInput, at: Date): ProjectChange {
  const { project, row } = taken;
  const { statut: from, pose_resultat, dc_agreed_at } = project;
  const { to } = row;
  const entry = entryColumn(to);
  return {
    statut: to,
    popin: false,
    notes_since_entry: 0,
    ...clockChange(taken, at),
    ...(entry === null || project[entry] ? {} : { [entry]: true }),
    ...(withdrawsApproval(from, to) ? { approved_version: null } : {}),
    ...(outdatesExecution(from, to) ? { execution_fresh: false, menu_fresh: false } : {}),
    ...(forgetsPose(pose_resultat, to) ? { pose_resultat: '' } : {}),
    ...deliveryChange(taken, parisDay(at)),
    ...(dc_agreed_at !== null && withdrawsDcAgreement(from, to) ? { dc_agreed_at: null } : {}),
    ...quotaChange(project, to, project.eligible_quota, at),
  };
}

/**
 * Changes of a move in the project: its status with its consequences, then those of its effects
 * (specification/statuses.md#a-move).
 */
export function changeOfMove(taken: MoveInput, at: Date): ProjectChange {
  const changes = taken.row.effects.map((name) => EFFECTS[name].change?.(taken, at) ?? {});
  return Object.assign(changeOfStatus(taken, at), ...changes) as ProjectChange;
}
