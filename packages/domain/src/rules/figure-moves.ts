import { PROMISES } from '../projects/stages.ts';
import { isBeforeSubmission, type Status } from '../projects/statuses.ts';
import type { Party } from './holder.ts';
import { isReturn, RETURN_TARGET } from './returns.ts';

const PROMISED_BY: Partial<Record<Status, Party>> = PROMISES;

/** A move, as the history has it. */
interface ToldMove {
  from: Status;
  to: Status;
  target: string;
  forced: boolean;
}

/** Whether a move sends an order for the first time, if none did before: to the agency, or to the client who completes it. */
export function sendsOrder({ from, to }: Pick<ToldMove, 'from' | 'to'>): boolean {
  return to === 'Agence' || (to === 'Client' && from === 'Brouillon');
}

/** Who promises a day with this move, by head office's delays; null where none is promised, or an earlier one goes on. */
export function promiserOf({ from, to, target, forced }: ToldMove): Party | null {
  const goesOn =
    to === 'Agence' &&
    !forced &&
    !(target === RETURN_TARGET && (isBeforeSubmission(from) || isReturn(from, target)));
  return goesOn ? null : (PROMISED_BY[to] ?? null);
}
