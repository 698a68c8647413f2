import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { refusesProject, stopsProject } from '@ardoise/domain/rules/moves.ts';
import { type HeldProject, isYourTurn, type Viewer } from '../../../components/projects/holder-words.ts';

type Subject = HeldProject & Pick<Project, 'actions'>;

/** Whether it is offered among the answers: moves forward or back, and a refusal by the party expected to answer. */
export function isAnswer(project: Subject, viewer: Viewer, { target, allowed }: ProjectAction): boolean {
  if (!stopsProject(target)) return true;
  return allowed && refusesProject(target) && isYourTurn(project, viewer);
}

/** Optional actions that stop the project: in the '…' menu, where allowed. */
export function stopActions(project: Subject, viewer: Viewer): ProjectAction[] {
  return project.actions.filter((action) => action.allowed && !isAnswer(project, viewer, action));
}
