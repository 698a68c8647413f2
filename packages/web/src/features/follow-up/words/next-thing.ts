import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission } from '@ardoise/domain/projects/statuses.ts';
import { isDraft, stopsProject } from '@ardoise/domain/rules/moves.ts';
import { type HeldProject, isYourTurn, type Viewer } from '../../../components/projects/holder-words.ts';
import { orderActions } from './order-actions.ts';
import { isAnswer } from './stop-actions.ts';

type Subject = HeldProject &
  Pick<Project, 'actions' | 'permissions' | 'versionCreation' | 'versionAccord' | 'supprime' | 'pose'>;

/** The items of the list of actions, and the primary one: the one red button. */
export interface NextThing {
  actions: ProjectAction[];
  /** Continuing the order, or having it signed. */
  resume: boolean;
  /** The client's approval can be taken face to face. */
  approve: boolean;
  /** What was put up is photographed before it is said to be done. */
  photograph: boolean;
  /** `resume`, `approve`, `photograph`, a target, or null if the viewer waits. */
  main: string | null;
  /** The target whose refusal is expanded: the first, while the expected action is blocked. */
  explained?: string;
}

/** While the client is expected to act, the delegate may visit them. */
function expectsYou(project: Subject, viewer: Viewer): boolean {
  const sees = project.permissions['proof.approve'].allowed && project.dc === viewer.name;
  return isYourTurn(project, viewer) || sees;
}

/** A client whose order its dc has taken back, or not sent yet, waits: nothing is offered, not even what they may do. */
function awaitsDelegate({ statut }: Pick<Project, 'statut'>, { role }: Viewer): boolean {
  return role === 'client' && isDraft(statut);
}

/** The actions in order of importance, without what stops the project unless it is an answer, and the primary one. */
export function nextThing(project: Subject, viewer: Viewer): NextThing {
  if (awaitsDelegate(project, viewer))
    return { actions: [], resume: false, approve: false, photograph: false, main: null };
  const offered = orderActions(project.statut, project.actions).filter((action) =>
    isAnswer(project, viewer, action),
  );
  const [first] = offered;
  const resume =
    isBeforeSubmission(project.statut) &&
    project.permissions['project.edit'].allowed &&
    first?.allowed === false &&
    first.step !== undefined;
  const agreed = project.versionAccord !== null && project.versionAccord === project.versionCreation;
  const approve = project.permissions['proof.approve'].allowed && !agreed && !project.supprime;
  const photograph =
    project.pose?.pose === 'oui' &&
    project.permissions['posePhoto.add'].allowed &&
    isYourTurn(project, viewer);
  const main = !expectsYou(project, viewer)
    ? null
    : resume
      ? 'resume'
      : approve
        ? 'approve'
        : photograph
          ? 'photograph'
          : first && !stopsProject(first.target)
            ? first.target
            : null;
  // A client's signature is the move: not offered twice.
  const distinct = offered.filter(({ cure }) => !(approve && viewer.role === 'client' && cure === 'accord'));
  // Actions that require the approval are after alternatives to it.
  const waits = (action: ProjectAction) => approve && !action.allowed;
  const actions = distinct.toSorted((one, other) => {
    if (stopsProject(one.target) || stopsProject(other.target)) return 0;
    return Number(waits(one)) - Number(waits(other));
  });
  const mayGoOn =
    main === null || photograph || actions.some((action) => action.target === main && action.allowed);
  const explained = mayGoOn ? undefined : actions.find((action) => !action.allowed)?.target;
  return { actions, resume, approve, photograph, main, ...(explained === undefined ? {} : { explained }) };
}
