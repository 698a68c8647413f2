import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { stopsProject } from '@ardoise/domain/projects/moves.ts';
import { type Status, statusRank } from '@ardoise/domain/projects/statuses.ts';

/** A dc's agreement goes back to the agency, which goes on with it. */
const CARRIES_ON: readonly string[] = ['accordDC'];

/** Whether an action gives the project back to who had it before. */
export function sendsBack(from: Status, { target, to }: Pick<ProjectAction, 'target' | 'to'>): boolean {
  return !CARRIES_ON.includes(target) && statusRank(to) < statusRank(from);
}

/** 0 carries the project on, 1 sends it back, 2 stops it. */
function use(from: Status, action: ProjectAction): number {
  if (stopsProject(action.target)) return 2;
  return sendsBack(from, action) ? 1 : 0;
}

/**
 * The actions in the order of use: what carries on, what sends back, the nearest first, then what stops; what is allowed
 * before what is refused.
 */
export function orderActions(from: Status, actions: readonly ProjectAction[]): ProjectAction[] {
  const rank = (action: ProjectAction) => use(from, action) * 2 + (action.allowed ? 0 : 1);
  const back = (action: ProjectAction) => (use(from, action) === 1 ? -statusRank(action.to) : 0);
  return actions.toSorted((one, other) => rank(one) - rank(other) || back(one) - back(other));
}
