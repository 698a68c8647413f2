import type { Project, ProjectAction } from '@ardoise/domain/contract/projects.ts';
import type { Viewer } from '../../../components/projects/holder-words.ts';
import { nextThing } from '../words/next-thing.ts';
import { sendsBack } from '../words/order-actions.ts';
import { roundTripOf } from '../words/round-trip.ts';

/** One answer to the proof. */
export type Answer = {
  /** The one red button. */
  main: boolean;
} & (
  | { does: 'open' }
  /** The client's approval, on their account or on the visitor's tablet. */
  | { does: 'approve'; label: string }
  | { does: 'move'; label: string; note: string; trip: number | null; action: ProjectAction }
);

/** The answers in their order, and those possible only later. */
export interface Answers {
  given: Answer[];
  later: ProjectAction[];
}

type Subject = Parameters<typeof nextThing>[0] & Pick<Project, 'nb_ar_agence'>;

const CORRECTIONS = 'Demander des corrections';

/**
 * The answers to the proof under review: reading it first, until this person opened this version; nothing is forbidden
 * before (specification/proofs-and-approvals.md#who-opened-it). Those not expected to answer have no red button.
 */
export function answersOf(project: Subject, viewer: Viewer, read: boolean): Answers {
  const { actions, approve, main } = nextThing(project, viewer);
  const signs: Answer[] = approve
    ? [
        {
          does: 'approve',
          main: read && main === 'approve',
          label: viewer.role === 'client' ? 'Voir et valider' : 'Faire signer le client',
        },
      ]
    : [];
  const moves = actions
    .filter(({ allowed }) => allowed)
    .map((action): Answer => moveOf(project, viewer, action, { read, main: read && action.target === main }));
  const open: Answer[] = read ? [] : [{ does: 'open', main: main !== null }];
  return { given: [...open, ...signs, ...moves], later: actions.filter(({ allowed }) => !allowed) };
}

function moveOf(
  project: Subject,
  viewer: Viewer,
  action: ProjectAction,
  { read, main }: { read: boolean; main: boolean },
): Answer {
  // Head office may also ask the client again, which goes back too, but corrects nothing.
  const back = sendsBack(project.statut, action) && action.roundTrip;
  const label = back ? CORRECTIONS : action.label;
  const trip = roundTripOf(project, action, viewer);
  const note = back && action.label !== label ? action.label : read || back ? '' : 'Sans l’avoir ouverte';
  return { does: 'move', main, label, note, trip, action };
}
