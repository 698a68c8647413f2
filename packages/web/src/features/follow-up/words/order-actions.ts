import type { ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { type Status, statusRank } from '@ardoise/domain/projects/statuses.ts';
import { stopsProject } from '@ardoise/domain/rules/moves.ts';

/** A dc's agreement moves to the agency, but advances the project. */
const CARRIES_ON: readonly string[] = ['accordDC'];

/** Whether an action returns the project to an earlier party. */
export function sendsBack(from: Status, { target, to }: Pick<ProjectAction, 'target' | 'to'>): boolean {
  return !CARRIES_ON.includes(target) && statusRank(to) < statusRank(from);
}

/** 0 advances the project, 1 returns it, 2 stops it. */
function use(from: Status, action: ProjectAction): number {
  if (stopsProject(action.target)) return 2;
  return sendsBack(from, action) ? 1 : 0;
}

/** Sorts the actions by importance: advancing, returning (nearest first), stopping; allowed before refused. */
export function orderActions(from: Status, actions: readonly ProjectAction[]): ProjectAction[] {
  const rank = (action: ProjectAction) => use(from, action) * 2 + (action.allowed ? 0 : 1);
  const back = (action: ProjectAction) => (use(from, action) === 1 ? -statusRank(action.to) : 0);
  return actions.toSorted((one, other) => rank(one) - rank(other) || back(one) - back(other));
}
