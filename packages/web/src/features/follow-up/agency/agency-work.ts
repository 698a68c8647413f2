import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import { isBeforeSubmission, statusRank } from '@ardoise/domain/projects/statuses.ts';
import { showsProof, stopsProject } from '@ardoise/domain/rules/moves.ts';
import { orderActions } from '../words/order-actions.ts';

type Subject = Pick<Project, 'statut' | 'actions' | 'versionCreation' | 'versionAccord'>;

/** What the agency makes now, and its moves, the first one first. */
export interface AgencyWork {
  /** The execution files once the client has agreed to the current creation, else the creation. */
  makes: 'creation' | 'execution';
  /** Its required files are there: a move with it is allowed, or waits for answers to remarks alone. */
  ready: boolean;
  /** They are there, and remarks still want an answer. */
  held: boolean;
  /** Number of the creation to make, or of the one that is ready. */
  version: number;
  /** Allowed now: the buttons. */
  moves: ProjectAction[];
  /** Refused now, each with its reason. */
  later: ProjectAction[];
  /** Back to the person who ordered, if the order is insufficient. */
  back: ProjectAction[];
}

/** Derives the agency's work from the actions of the reply. */
export function agencyWork({ statut, actions, versionCreation, versionAccord }: Subject): AgencyWork {
  const offered = orderActions(statut, actions).filter(({ target }) => !stopsProject(target));
  const back = offered.filter(({ to }) => isBeforeSubmission(to));
  const ahead = offered.filter(({ to }) => !isBeforeSubmission(to));
  const agreed = versionAccord !== null && versionAccord === versionCreation;
  const makes = agreed || ahead.some(({ cure }) => cure === 'execution') ? 'execution' : 'creation';
  const carries = (action: ProjectAction) => showsProof(action.to) === (makes === 'creation');
  const byWork = (one: ProjectAction, other: ProjectAction) =>
    Number(carries(other)) - Number(carries(one)) || statusRank(one.to) - statusRank(other.to);
  const sorted = ahead.toSorted(byWork);
  const carried = sorted.filter(carries);
  const held = carried.some(({ cure }) => cure === 'remarques');
  const ready = held || carried.some(({ allowed }) => allowed);
  return {
    makes,
    ready,
    held,
    version: makes === 'creation' && !ready ? versionCreation + 1 : versionCreation,
    moves: sorted.filter(({ allowed }) => allowed),
    later: sorted.filter(({ allowed }) => !allowed),
    back,
  };
}
