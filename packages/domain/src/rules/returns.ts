import { isBeforeSubmission, type Status, type Target, type Transition } from '../projects/statuses.ts';
import { TRANSITIONS } from '../projects/transition-table.ts';

type Move = Pick<Transition, 'to' | 'effects'>;

/** Moves that keep the causes they are sent: entries into Agence that count a round trip. A forced one counts none. */
export function keepsCauses({ to, effects }: Move): boolean {
  return to === 'Agence' && effects.includes('roundTrip+1');
}

/** The target of a return. */
export const RETURN_TARGET = 'Agence' satisfies Target;

/** The statuses from which an order is sent back to its agency; the submission of a draft is no return. */
export const RETURN_SOURCES: readonly Status[] = [
  ...new Set(
    TRANSITIONS.filter((row) => keepsCauses(row) && !isBeforeSubmission(row.from)).map(({ from }) => from),
  ),
];

/** Whether a move sends the order back to its agency: the screens ask for a cause. Not the dc's agreement, nor a forced move. */
export function isReturn(from: string, target: string): boolean {
  return target === RETURN_TARGET && RETURN_SOURCES.some((source) => source === from);
}
