import type { ProjectKind } from '../projects/kinds.ts';
import { actsAs } from '../projects/replacements.ts';
import type { Actor } from '../projects/roles.ts';
import { STATUSES, type Status, type Target, type Transition } from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';
import { type Cure, GUARDS, type GuardFacts, type GuardRefusal, type GuardRequest } from './guards.ts';

/** Fields of a project that select its rows of the table. */
export interface TransitionSubject {
  kind: ProjectKind;
  statut: Status;
  agence: string | null;
  imprimeur: string | null;
}

/** An action as the reply carries it: allowed, or refused with its reason and the step to complete ('Pourquoi pas ?'). */
export interface Action {
  target: Target;
  to: Status;
  label: string;
  allowed: boolean;
  /** The call must carry a comment of at least 3 characters. */
  needsComment: boolean;
  needsPrinter: boolean;
  /** Counts as a round trip: above two, a warning is displayed first. */
  roundTrip: boolean;
  reason?: string;
  step?: string;
  cure?: Cure;
  missing?: { path: string; short: string; messages: string[] }[];
}

function mayTake(row: Transition, subject: TransitionSubject, actor: Actor): boolean {
  const prints = actsAs(actor, subject.imprimeur) && (actor.role === 'imprimeur' || actor.role === 'agence');
  return row.roles.some((role) => (role === 'printer' ? prints : role === actor.role));
}

/** Indexed by status: lists look up the rows of a page, which must not scan the table for each. */
const ROWS_FROM: ReadonlyMap<Transition['from'], Transition[]> = Map.groupBy(TRANSITIONS, ({ from }) => from);

/** The rows from this project's status that this actor's role may take. */
export function rowsFor(subject: TransitionSubject, actor: Actor): Transition[] {
  const rows = ROWS_FROM.get(subject.statut) ?? [];
  return rows.filter((row) => row.kinds.includes(subject.kind) && mayTake(row, subject, actor));
}

/** The row for one target, regardless of role: undefined when the status has none. */
export function findRow(subject: TransitionSubject, target: Target): Transition | undefined {
  return TRANSITIONS.find(
    (row) => row.from === subject.statut && row.target === target && row.kinds.includes(subject.kind),
  );
}

/** Whether a move to this target is held back by files that have to be made again. */
export function needsPrintCheck(target: Target): boolean {
  return TRANSITIONS.some((row) => row.target === target && row.guards.includes('executionNotToRedo'));
}

/** The refusal of the first guard of a row that fails, if any. */
export function refusalOf(
  row: Pick<Transition, 'guards'>,
  facts: GuardFacts,
  request: GuardRequest,
): GuardRefusal | null {
  for (const guard of row.guards) {
    const refusal = GUARDS[guard](facts, request);
    if (refusal !== null) return refusal;
  }
  return null;
}

function firstBlockingRefusal(
  row: Transition,
  facts: GuardFacts,
  request: GuardRequest,
): GuardRefusal | null {
  for (const guard of row.guards) {
    const refusal = GUARDS[guard](facts, request);
    if (refusal !== null && refusal.askedWithTheCall !== true) return refusal;
  }
  return null;
}

/** The client's label of actions that other roles take on their behalf (specification/statuses.md#actions). */
const SIGN_LABEL = 'Valider et signer';

function labelFor(row: Transition, actor: Actor): string {
  return actor.role === 'client' && row.guards.includes('clientApproval') ? SIGN_LABEL : row.label;
}

function toAction(row: Transition, refusal: GuardRefusal | null, actor: Actor): Action {
  return {
    target: row.target,
    to: row.to,
    label: labelFor(row, actor),
    allowed: refusal === null,
    needsComment: row.guards.includes('commentGiven'),
    needsPrinter: row.guards.includes('printerChosen'),
    roundTrip: row.effects.includes('roundTrip+1'),
    ...(refusal === null ? {} : { reason: refusal.message }),
    ...(refusal?.step === undefined ? {} : { step: refusal.step }),
    ...(refusal?.cure === undefined ? {} : { cure: refusal.cure }),
    ...(refusal?.missing === undefined
      ? {}
      : {
          missing: refusal.missing.map(({ path, short, champs }) => ({
            path,
            short,
            messages: [...new Set(champs.map((champ) => champ.message))],
          })),
        }),
  };
}

/** Every action of this actor on this project, in the table's order; without those hidden by their guard. */
export function actionsFor(
  subject: TransitionSubject,
  facts: GuardFacts,
  actor: Actor,
  today: string,
): Action[] {
  const request: GuardRequest = {
    comment: '',
    imprimeur: null,
    today,
    arbitrates: actor.role === 'siege' || actor.role === 'administrator',
    asClient: actor.role === 'client',
  };
  return rowsFor(subject, actor).flatMap((row) => {
    const refusal = firstBlockingRefusal(row, facts, request);
    return refusal?.hidden === true ? [] : [toAction(row, refusal, actor)];
  });
}

/** Every status that a project of this kind may have, in the usual order. */
export function statusesOf(kind: ProjectKind): Status[] {
  const rows = TRANSITIONS.filter((row) => row.kinds.includes(kind));
  return STATUSES.filter((status) => rows.some((row) => row.from === status || row.to === status));
}
