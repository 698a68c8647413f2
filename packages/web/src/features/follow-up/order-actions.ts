import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { STATUSES, type Status } from '@ardoise/domain/projects/statuses.ts';

const STOPS: readonly string[] = ['Rejeté', 'Annulé', 'refusPose'];

/** 0 carries the project on, 1 sends it back, 2 stops it. */
function use(from: string, action: ProjectAction): number {
  if (STOPS.includes(action.target)) return 2;
  return STATUSES.indexOf(action.to as Status) < STATUSES.indexOf(from as Status) ? 1 : 0;
}

/**
 * The actions in the order of use: what carries on, what sends back, the nearest first, then what stops; what is allowed
 * before what is refused.
 */
export function orderActions(from: string, actions: readonly ProjectAction[]): ProjectAction[] {
  const rank = (action: ProjectAction) => use(from, action) * 2 + (action.allowed ? 0 : 1);
  const back = (action: ProjectAction) =>
    use(from, action) === 1 ? -STATUSES.indexOf(action.to as Status) : 0;
  return actions.toSorted((one, other) => rank(one) - rank(other) || back(one) - back(other));
}

/** Whether an action ends the project: it stands among the other actions, and asks. */
export function stopsProject(action: Pick<ProjectAction, 'target'>): boolean {
  return STOPS.includes(action.target);
}
